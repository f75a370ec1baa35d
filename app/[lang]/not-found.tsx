/** An unknown session, attempt or path below a language. */
import { useLocale } from "next-intl";
import { NotFoundTexts } from "@/components/shell/not-found-texts";

export default function NotFound() {
  return <NotFoundTexts languages={useLocale() === "ar" ? ["ar", "en"] : ["en", "ar"]} />;
}
