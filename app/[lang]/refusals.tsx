/** What pages show in place of themselves, with the status that says the same. */
import { forbidden, notFound } from "next/navigation";
import { NotFoundTexts } from "@/components/shell/not-found-texts";
import { answerWith } from "@/server/pages/status";
import Forbidden from "./forbidden";

/** Nothing stands at this address: 404 in both languages, the address's own first. */
export async function Missing({ lang }: { lang: string }) {
  if (!(await answerWith(404))) notFound();
  return <NotFoundTexts languages={lang === "ar" ? ["ar", "en"] : ["en", "ar"]} />;
}

/** A tool of the test mode where real payments are taken: 403. */
export async function Closed() {
  if (!(await answerWith(403))) forbidden();
  return <Forbidden />;
}
