/** The hosted checkout. One address for a session's whole life: it shows the form, the wait or the result, by state. */
import type { Metadata } from "next";
import { getTranslations, setRequestLocale } from "next-intl/server";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { AutomaticPayment } from "@/components/checkout/automatic-payment";
import { type Changed, changedOf } from "@/components/checkout/checkout-labels";
import { OpenCheckout } from "@/components/checkout/open-checkout";
import { Processing } from "@/components/checkout/processing";
import { Result } from "@/components/checkout/result";
import { PageShell } from "@/components/shell/page-shell";
import { type CheckoutView, readCheckout } from "@/server/domain/payments";
import { type CheckoutPlan, readPlan } from "@/server/domain/subscriptions";
import { languageOf, otherLanguage } from "@/server/i18n/languages";
import { BUSY, orBusy } from "@/server/pages/or-busy";
import { isOpening, pageContext } from "@/server/pages/view";
import { cancelPayment, removeCard, startPayment } from "./actions";

type Params = { readonly params: Promise<{ lang: string; session_id: string }> };
type Props = Params & { readonly searchParams: Promise<{ changed?: string | string[] }> };

export async function generateMetadata({ params }: Params): Promise<Metadata> {
  const locale = languageOf((await params).lang) ?? "en";
  const t = await getTranslations({ locale, namespace: "shell" });
  return { title: t("checkoutTitle") };
}

export default async function CheckoutPage({ params, searchParams }: Props) {
  const { lang, session_id: sessionId } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const read = await orBusy(readPage(sessionId));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { view } = read;
  return (
    <PageShell
      merchantName={view.merchantName}
      testMode={view.testMode}
      otherHref={`/${otherLanguage(language)}/checkout/${sessionId}`}
      width={view.phase === "open" ? "wide" : "narrow"}
    >
      <Phase {...read} place={{ lang: language, sessionId }} changed={changedOf((await searchParams).changed)} />
    </PageShell>
  );
}

type Read = { readonly view: CheckoutView; readonly plan: CheckoutPlan | null };

/** Sessions that keep a card may serve a subscription; the others are not asked. */
async function readPage(sessionId: string): Promise<Read | null> {
  const system = await pageContext();
  const view = await readCheckout(system, sessionId, { opening: await isOpening() });
  if (view === null) return null;
  const mayServe = view.paymentType === "auto_pay" || view.paymentType === "save_card";
  return { view, plan: mayServe ? await readPlan(system, sessionId) : null };
}

type PhaseProps = Read & { readonly place: { lang: string; sessionId: string }; readonly changed: Changed | null };

function Phase({ view, plan, place, changed }: PhaseProps) {
  if (view.receipt !== null) return <Result view={view} receipt={view.receipt} plan={plan} />;
  if (view.phase === "processing") return <Processing view={view} />;
  if (view.phase === "automatic") return <AutomaticPayment view={view} />;
  return (
    <OpenCheckout
      view={view}
      plan={plan}
      changed={changed}
      start={startPayment.bind(null, place)}
      remove={removeCard.bind(null, place)}
      cancel={cancelPayment.bind(null, place)}
    />
  );
}
