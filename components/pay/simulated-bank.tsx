import { useLocale, useTranslations } from "next-intl";
import type { SimulatedBankPage } from "@/server/domain/gateways";
import { toWire } from "@/server/kernel/money";
import { Amount } from "../ui/amount";
import { Button } from "../ui/button";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { Facts } from "../ui/facts";

type Props = {
  readonly page: SimulatedBankPage;
  /** True after the customer decided at a simulated bank that never reports the decision. */
  readonly isSilent: boolean;
  readonly answer: (form: FormData) => Promise<void>;
};

export function SimulatedBank({ page, isSilent, answer }: Props) {
  const t = useTranslations("simulatedBank");
  const language = useLocale();
  const { merchantNames, total, last4, isOver, returnUrl } = page;
  const amount = { amount: toWire(total), currency: total.currency };
  return (
    <main className="min-h-dvh bg-surface p-5 text-text">
      <div className="mx-auto max-w-md">
        <h1 className="text-[1.25rem]">{t("title")}</h1>
        <p className="mt-1 mb-4 text-[0.875rem] text-muted">{t("text")}</p>
        <Facts
          facts={[
            { name: t("shop"), value: <bdi>{merchantNames[language]}</bdi> },
            { name: t("amount"), value: <Amount money={amount} language={language} />, isStrong: true },
            ...(last4 === null ? [] : [{ name: t("card"), value: <bdi dir="ltr">•••• {last4}</bdi> }]),
          ]}
        />
        {isOver ? (
          <p role="status" className="mt-5">
            {t("over")} <a href={returnUrl}>{t("back")}</a>
          </p>
        ) : (
          <form action={answer} className="mt-5 grid gap-2">
            {isSilent && (
              <p role="status" className="mb-2">
                {t("silent")}
              </p>
            )}
            <Button type="submit" name="answer" value="confirm" className={PRIMARY}>
              {t("confirm")}
            </Button>
            <Button type="submit" name="answer" value="refuse" className={OUTLINE}>
              {t("refuse")}
            </Button>
          </form>
        )}
      </div>
    </main>
  );
}
