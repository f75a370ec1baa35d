/** The checkout in a frame on the merchant's page (decision 0182). */
import { setRequestLocale } from "next-intl/server";
import { walletParts, walletTokenOf } from "@/app/[lang]/checkout/[session_id]/wallet-forms";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { changedOf } from "@/components/checkout/choices";
import { EmbeddedPhase } from "@/components/embed/embedded-phase";
import { formsIn } from "@/components/embed/forms";
import { FrameBridge } from "@/components/embed/frame-bridge";
import { SayGone } from "@/components/embed/say-gone";
import { readCheckout } from "@/server/domain/payments";
import { readEmbedding } from "@/server/domain/sdk";
import { readPlan } from "@/server/domain/subscriptions";
import { languageOf } from "@/server/i18n/languages";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Language } from "@/server/kernel/types";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { allowFraming } from "@/server/pages/framing";
import { isOpening, pageContext } from "@/server/pages/view";
import { cancelEmbedded, removeEmbedded, startEmbedded } from "./actions";
import { addressOf, type EmbedPlace, lookOf, payPathOf, placeOf, viewFor } from "./place";

type Props = {
  readonly params: Promise<{ lang: string; session_id: string }>;
  readonly searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
};

export default async function EmbedPage({ params, searchParams }: Props) {
  const { lang, session_id: sessionId } = await params;
  const language = languageOf(lang);
  if (language === null) return <Missing lang={lang} />;
  setRequestLocale(language);
  const query = await searchParams;
  const place = placeOf({ lang: language, sessionId }, query);
  if (place === null) return <Missing lang={language} />;
  const token = walletTokenOf(query);
  const read = await busyPage(readPage(place, language, token));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { origin = "", channel = "" } = place.query;
  await allowFraming(read.embedding.origins);
  if (read.kind === "unaccepted")
    return (
      <>
        <SayGone origin={origin} channel={channel} />
        <Missing lang={language} />
      </>
    );
  const { plan, embedding } = read;
  const view = viewFor(read.view, place.query);
  const look = lookOf(place.query);
  const leaving = view.phase === "open" ? payPathOf(language, query) : null;
  const answered = view.phase === "open" && leaving === null && view.answerToShow !== null;
  return (
    <FrameBridge
      frame={{ origin, channel }}
      sessionId={sessionId}
      news={{ over: embedding.isOver, answered, result: embedding.result, state: embedding.state }}
      shown={{ forms: formsIn(view), state: embedding.state }}
      isGrid={look.isGrid}
      scheme={look.scheme}
    >
      <EmbeddedPhase
        view={view}
        plan={plan}
        frame={{ origin, channel }}
        address={addressOf(place)}
        look={look}
        leaving={leaving}
        changed={changedOf(query.changed)}
        {...walletParts({ lang: language, sessionId, home: addressOf(place) }, query)}
        start={startEmbedded.bind(null, place)}
        remove={removeEmbedded.bind(null, place)}
        cancel={cancelEmbedded.bind(null, place)}
      />
    </FrameBridge>
  );
}

/** @returns null without a session, or if the origin may not embed it. Only an accepted key opens the session */
async function readPage({ sessionId, query }: EmbedPlace, language: Language, tried: string | null) {
  const system = await pageContext();
  const { origin = "", key = "" } = query;
  const embedding = await readEmbedding(system, { sessionId, origin, key, language });
  if (embedding === null || embedding.kind === "unaccepted") return embedding && { kind: embedding.kind, embedding };
  const view = await readCheckout(system, sessionId, { opening: await isOpening(), language, tried });
  if (view === null) return null;
  const mayServe = PAYMENT_TYPES[view.paymentType].mayServeSubscription;
  return { kind: embedding.kind, view, embedding, plan: mayServe ? await readPlan(system, sessionId) : null };
}
