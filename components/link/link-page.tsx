import { useLocale, useTranslations } from "next-intl";
import type { LinkPageView } from "@/server/domain/payment-links";
import { moneyLine, moneyText } from "@/server/kernel/money-text";
import { BigAmount } from "../ui/amount";
import { PRIMARY } from "../ui/button-styles";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { BAD } from "../ui/tones";
import type { LinkRefusal } from "./link-refusals";

type Props = {
  readonly view: LinkPageView;
  readonly pay: (form: FormData) => Promise<void>;
  readonly refusal: LinkRefusal | null;
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
      {description !== null && <p className="mt-2 whitespace-pre-line wrap-anywhere text-text">{description}</p>}
      {status === "active" ? (
        <form action={pay} className="mt-6 grid gap-4" aria-label={t("form")}>
          {refusal !== null && refusal !== "invalid" && (
            <p role="alert" className={`rounded-lg px-3 py-2.5 ${BAD}`}>
              {t(`refused.${refusal}`)}
            </p>
          )}
          {amount === null ? (
            <Choice view={view} isRefused={refusal === "invalid"} />
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

function Choice({ view: { minimum, maximum }, isRefused }: { view: LinkPageView; isRefused: boolean }) {
  const t = useTranslations("link");
  const language = useLocale();
  if (minimum === null || maximum === null) return null;
  const bounds = { minimum: moneyLine(minimum, language), maximum: moneyLine(maximum, language) };
  return (
    <Field
      look="page"
      label={
        <>
          {t("amount")} <bdi className="text-muted">({moneyText(minimum, language).unit})</bdi>
        </>
      }
      hint={t("bounds", bounds)}
      error={isRefused ? t("refused.invalid", bounds) : undefined}
      isAlert
    >
      {(control) => (
        <Input
          {...control}
          look="page"
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          required
          dir="ltr"
          maxLength={24}
          className="w-full px-3"
        />
      )}
    </Field>
  );
}
