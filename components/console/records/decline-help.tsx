import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/ui/copy-button";
import type { TimelineEntry } from "@/server/domain/console";
import { TEXT_LINK } from "../styles";

type Props = {
  readonly word: NonNullable<TimelineEntry["decline"]>;
  readonly sendHref: string | null;
  /** Address of the page that sends the payment's link again; null if the payment cannot be paid. */
  readonly link: string | null;
};

export function DeclineHelp({ word, link, sendHref }: Props) {
  const t = useTranslations("console.payments.decline");
  const words = useTranslations("console.declines");
  const [means, helps] = [words(`${word}.means`), words(`${word}.helps`)];
  return (
    <>
      <p className="text-text">{means}</p>
      <p className="text-muted">{t("helps", { text: helps })}</p>
      <p className="flex flex-wrap gap-x-4 print:hidden">
        <CopyButton
          text={`${means} ${helps}`}
          words={{ copy: t("copy"), copied: t("copied"), name: t("copy"), done: t("copied") }}
          className={TEXT_LINK}
        />
        {link !== null && (
          <CopyButton
            text={link}
            words={{ copy: t("copyLink"), copied: t("copied"), name: t("copyLink"), done: t("copied") }}
            className={TEXT_LINK}
          />
        )}
        {sendHref !== null && (
          <a href={sendHref} className={TEXT_LINK}>
            {t("send")}
          </a>
        )}
      </p>
    </>
  );
}
