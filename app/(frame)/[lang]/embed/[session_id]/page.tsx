import { setRequestLocale } from "next-intl/server";
import { changedHref, noticesOf } from "@/app/[lang]/checkout/[session_id]/notices-of";
import { challengeTokenOf, walletParts, walletTokenOf } from "@/app/[lang]/checkout/[session_id]/wallet-forms";
import { Missing, Overloaded } from "@/app/[lang]/refusals";
import { EmbeddedPhase } from "@/components/embed/embedded-phase";
import { formsIn } from "@/components/embed/forms";
import { FrameBridge } from "@/components/embed/frame-bridge";
import { languageOf } from "@/server/i18n/languages";
import { BUSY, busyPage } from "@/server/pages/busy-page";
import { allowFraming } from "@/server/pages/framing";
import { allowSources } from "@/server/pages/sources";
import { allowWallets } from "@/server/pages/wallet-policy";
import { cancelEmbedded, removeEmbedded, startEmbedded } from "./actions";
import { InlineScript } from "./inline-script";
import { NativeScript } from "./native-script";
import { addressOf, fontSources, lookOf, payPathOf, placeOf, viewFor } from "./place";
import { readPage } from "./read-page";
import { Unaccepted } from "./unaccepted";

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
  const tokens = { tried: walletTokenOf(query), challenged: challengeTokenOf(query) };
  const read = await busyPage(readPage(place, language, tokens));
  if (read === BUSY) return <Overloaded />;
  if (read === null) return <Missing lang={language} />;
  const { origin = "", channel = "" } = place.query;
  const isNative = place.query.native === "yes";
  if (!isNative) await allowFraming(read.embedding.origins);
  await allowSources("font-src", fontSources(place.query));
  const shared = { frame: { origin, channel }, sessionId };
  if (read.kind === "unaccepted") return <Unaccepted {...shared} isNative={isNative} lang={language} />;
  const { plan, embedding } = read;
  const view = viewFor(read.view, place.query);
  await allowWallets(view);
  const look = lookOf(place.query);
  const home = addressOf(place);
  const { changed, codeSaid } = noticesOf(home, query);
  const leaving = view.phase === "open" ? payPathOf(language, query) : null;
  const shown = { forms: formsIn(view), state: embedding.state };
  const answered = view.phase === "open" && leaving === null && view.answerToShow !== null;
  return (
    <FrameBridge
      {...shared}
      news={{ over: embedding.isOver, answered, result: embedding.result, state: embedding.state }}
      shown={shown}
      alone={look.isExpress ? view.sheets.map(({ service }) => service) : null}
      isGrid={look.isGrid}
      scheme={look.scheme}
    >
      <EmbeddedPhase
        view={view}
        plan={plan}
        frame={shared.frame}
        address={home}
        changedAddress={changedHref(home)}
        look={look}
        leaving={leaving}
        changed={changed}
        codeSaid={codeSaid}
        {...walletParts({ lang: language, sessionId, home }, query)}
        start={startEmbedded.bind(null, place)}
        remove={removeEmbedded.bind(null, place)}
        cancel={cancelEmbedded.bind(null, place)}
        inApp={isNative && <NativeScript sessionId={sessionId} lang={language} />}
      />
      <InlineScript name="frame" />
    </FrameBridge>
  );
}
