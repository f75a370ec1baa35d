import { useLocale, useTranslations } from "next-intl";
import type { LinkPageView } from "@/server/domain/payment-links";
import { moneyLine } from "@/server/kernel/money-text";
import type { RefusedLink } from "../payment/amount-refusals";
import { BigAmount } from "../ui/amount";
import { AmountField } from "../ui/amount-field";
import { PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { BAD } from "../ui/tones";

type Props = {
  readonly view: LinkPageView;
  readonly pay: (form: FormData) => Promise<void>;
  readonly refusal: RefusedLink | null;
};

export function LinkPage({ view, pay, refusal }: Props) {
  const t = useTranslations("link");
  const language = useLocale();
  const { name, description, status, amount } = view;
  return (
    <Surface>
      <h1 className="wrap-anywhere text-[1.5rem] leading-snug">
        <bdi>{name}</bdi>
      </h1>
      {description !== null && (
        <p className="mt-2 whitespace-pre-line wrap-anywhere text-text">
          <bdi>{description}</bdi>
        </p>
      )}
      {status === "active" ? (
        <form action={pay} className="mt-6 grid gap-4" aria-label={t("form")}>
          {refusal !== null && refusal.why !== "invalid" && (
            <p role="alert" className={`rounded-lg px-3 py-2.5 ${BAD}`}>
              {t(`refused.${refusal.why}`)}
            </p>
          )}
          {amount === null ? (
            <Choice view={view} refusal={refusal} />
          ) : (
            <BigAmount money={amount} language={language} />
          )}
          <SubmitButton className={PRIMARY} working={t("working")}>
            {amount === null ? t("continue") : t("pay", { amount: moneyLine(amount, language) })}
          </SubmitButton>
        </form>
      ) : (
        <p role="status" className="mt-5 text-text">
          {t(`over.${status}`)}
        </p>
      )}
    </Surface>
  );
}

function Choice({ view: { minimum, maximum }, refusal }: Pick<Props, "view" | "refusal">) {
  const t = useTranslations("link");
  const language = useLocale();
  if (minimum === null || maximum === null) return null;
  return (
    <AmountField
      label={t("amount")}
      like={minimum}
      hint={t("bounds", { minimum: moneyLine(minimum, language), maximum: moneyLine(maximum, language) })}
      typed={refusal?.typed ?? ""}
      error={refusal?.why === "invalid" ? t("refused.invalid") : null}
    />
  );
}
