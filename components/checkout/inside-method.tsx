/** The details that a chosen method asks for in the form, by its flow; some flows ask for none. */
import { useLocale, useTranslations } from "next-intl";
import type { ComponentType } from "react";
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { LazyCard } from "../encrypted-card/lazy-card";
import { occasionOf } from "../payment/occasion";
import { useCardQuestion } from "../payment/use-card-question";
import { HiddenField } from "../ui/hidden-fields";
import { flowField } from "./choices";
import { InsideCard } from "./inside-card";
import { InsidePhone } from "./inside-phone";

type Props = {
  readonly method: CheckoutMethod;
  readonly view: CheckoutView;
  readonly plan: CheckoutPlan | null;
};

const BY_FLOW: Readonly<Record<string, ComponentType<Props>>> = {
  card_onsite: CardInPlace,
  stc_pay: PhoneInPlace,
  flex_methods: PlansInPlace,
};

/** A hidden field contains the flow, by which the action reads the details. */
export function InsideMethod(props: Props) {
  const { code, flow } = props.method;
  const Inside = BY_FLOW[flow];
  if (Inside === undefined) return null;
  return (
    <>
      <HiddenField name={flowField(code)} value={flow} />
      <Inside {...props} />
    </>
  );
}

export function asksInPlace({ flow }: CheckoutMethod): boolean {
  return flow in BY_FLOW;
}

function CardInPlace({ method, view, plan }: Props) {
  const { code, cardEntry } = method;
  if (cardEntry === null) return null;
  return <CardQuestionOf entry={cardEntry} code={code} view={view} plan={plan} />;
}

type CardProps = Omit<Props, "method"> & { readonly entry: NonNullable<CheckoutMethod["cardEntry"]>; code: string };

function CardQuestionOf({ entry, code, view, plan }: CardProps) {
  const occasion = occasionOf(view.paymentType, plan);
  const question = useCardQuestion(entry, { merchant: view.merchantName, plan, occasion, foldsTools: true });
  // The key contains the number of attempts, so that typed details are not filled in again after a failed
  // attempt.
  const place = `${view.sessionId} ${code} ${view.attempts}`;
  const t = useTranslations("pay");
  const lang = useLocale();
  if (!entry.isEncrypted) return <InsideCard code={code} place={place} question={question} />;
  const texts = {
    frame: t("cardFrame"),
    holder: t("holder"),
    holderInvalid: t("holderInvalid"),
    failed: t("cardFramePage"),
  };
  const address = `/${lang}/card-fields/${view.sessionId}/${encodeURIComponent(code)}/`;
  return <LazyCard key={place} {...{ code, address, question, texts }} />;
}

function PhoneInPlace({ method, view }: Props) {
  const t = useTranslations("wallets");
  const errors = { required: t("phoneRequired"), invalid: t("phoneInvalid") };
  const place = `${view.sessionId} ${method.code}`;
  return <InsidePhone code={method.code} place={place} label={t("phone")} hint={t("phoneHint")} errors={errors} />;
}

function PlansInPlace({ method: { plans } }: Props) {
  const language = useLocale();
  return (
    <ul className="grid gap-1 text-text">
      {plans.map(({ instalments, descriptionEn, descriptionAr }) => (
        <li key={instalments}>{language === "ar" ? descriptionAr : descriptionEn}</li>
      ))}
    </ul>
  );
}
