import Link from "next/link";
import { useTranslations } from "next-intl";
import { PRIMARY } from "../ui/button-styles";
import { MessagePage } from "./message-page";

type Props = {
  readonly why: "busy" | "limited" | "unread" | "foreign";
  readonly back: string;
};

export function NotDonePage({ why, back }: Props) {
  const t = useTranslations("failure");
  return (
    <MessagePage title={t(`${why}Title`)} body={t(`${why}Text`)}>
      <Link href={back} prefetch={false} className={PRIMARY}>
        {t("back")}
      </Link>
    </MessagePage>
  );
}
