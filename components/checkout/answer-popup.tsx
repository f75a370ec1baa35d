/**
 * The gateway's answer to a declined payment, shown where the card scheme requires it (Spec, "Wallets and
 * instalments on pages" 8).
 */
import { useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { Button } from "../ui/button";
import { PRIMARY } from "../ui/button-styles";
import { Facts } from "../ui/facts";
import { OncePopup } from "./once-popup";

export function AnswerPopup({ view: { answerToShow: answer, phase } }: { view: CheckoutView }) {
  const t = useTranslations("wallets");
  if (answer === null) return null;
  return (
    <OncePopup key={answer.referenceNumber} name={answer.referenceNumber} titleId="answer-title">
      <h2 id="answer-title" className="text-[1.125rem]">
        {t("answerTitle")}
      </h2>
      <p className="mt-1 mb-4">{t(phase === "open" ? "answerAgain" : "answerText")}</p>
      {answer.rows.length > 0 && (
        <div className="mb-5" dir="ltr">
          <Facts facts={answer.rows.map(([name, value]) => ({ name: <bdi>{name}</bdi>, value: <bdi>{value}</bdi> }))} />
        </div>
      )}
      <form method="dialog">
        <Button type="submit" className={PRIMARY}>
          {t("close")}
        </Button>
      </form>
    </OncePopup>
  );
}
