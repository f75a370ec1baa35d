import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref, PAGE_NAMES } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { allGateways, CHALLENGE_CARDS, TEST_CARDS } from "@/server/domain/gateways";
import { mayUse } from "@/server/domain/merchants";
import { nextDue } from "@/server/jobs/next-due";
import { shownAddress } from "@/server/kernel/webhook-address";
import { wordsIn } from "@/server/signed-words";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, hasPage } from "../view";
import { consoleWords } from "../words";
import { advanceByDay, advanceByMonth, advanceToDay, advanceToNext, tryAddress } from "./actions";
import { ClockSection } from "./parts/clock-section";
import { SimulatedGateways } from "./parts/simulated-gateways";
import { TestCards } from "./parts/test-cards";
import { WebhookTest } from "./parts/webhook-test";
import { readRan } from "./ran";

const NEXT = 5;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "test");
}

export default async function TestPage(props: ConsoleProps) {
  const view = await guardPage(props, "test");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, next, gateways] = await Promise.all([consoleWords(language), nextDue(ctx, NEXT), allGateways(ctx)]);
  const place = { lang: language };
  const shown = gateways.filter(({ isSandbox, plugins }) => isSandbox && plugins.length > 0);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.test")}>
        <a href={consoleHref(language, "mailbox")} className={BUTTON}>
          {t("pages.mailbox")}
        </a>
      </PageHead>
      <ClockSection
        language={language}
        timeZone={ctx.merchant.timezone}
        now={ctx.now().toISOString()}
        next={next}
        ran={readRan(wordsIn(consoleHref(language, "test"), await props.searchParams).ran)}
        open={PAGE_NAMES.filter((name) => hasPage(ctx, name))}
        actions={{
          toNext: advanceToNext.bind(null, place),
          byDay: advanceByDay.bind(null, place),
          byMonth: advanceByMonth.bind(null, place),
          toDay: advanceToDay.bind(null, place),
        }}
      />
      <WebhookTest
        action={tryAddress.bind(null, place)}
        usual={ctx.merchant.webhookUrl && shownAddress(ctx.merchant.webhookUrl)}
      />
      <TestCards cards={[...TEST_CARDS, ...CHALLENGE_CARDS]} />
      <SimulatedGateways
        language={language}
        codes={shown.map(({ code }) => code)}
        mayAdd={mayUse(ctx.actor, "gateway.add") && hasPage(ctx, "gateways")}
      />
    </ConsoleFrame>
  );
}
