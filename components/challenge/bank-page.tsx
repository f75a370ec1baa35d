import { useTranslations } from "next-intl";
import type { Challenge } from "@/server/domain/gateways";
import { fieldIn } from "@/server/kernel/challenge-window";
import { Button } from "../ui/button";
import { PRIMARY } from "../ui/button-styles";
import { HiddenFields } from "../ui/hidden-fields";
import { BankFrame } from "./bank-frame";

type Props = {
  readonly challenge: Challenge;
  /** Path that the frame opens with the message of the bank's page. */
  readonly back: string;
};

export function BankPage({ challenge, back }: Props) {
  const t = useTranslations("challenge");
  const { url, fields = {}, isHidden = false, tells = null } = challenge;
  const isPosted = Object.keys(fields).length > 0;
  const whole = Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, fieldIn("05", field)]));
  return (
    <BankFrame
      url={url}
      fields={isPosted ? fields : null}
      isHidden={isHidden}
      tells={tells}
      back={back}
      title={t("title")}
    >
      <noscript>
        <div className="p-6">
          {isPosted ? (
            <form method="post" action={url}>
              <HiddenFields values={whole} />
              <Button type="submit" className={PRIMARY}>
                {t("toBank")}
              </Button>
            </form>
          ) : (
            <a href={url} className={PRIMARY}>
              {t("toBank")}
            </a>
          )}
        </div>
      </noscript>
    </BankFrame>
  );
}
