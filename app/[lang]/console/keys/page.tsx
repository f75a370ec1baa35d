import type { Metadata } from "next";
import { Dropped, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { listKeyPairs, proofWanted, shownRestrictedKeys } from "@/server/domain/merchants";
import { readQuery } from "@/server/kernel/lenient-query";
import { pageSize, rowsOf, type Sized } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { tickFacts } from "../users/ticks";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { createKey, createRestricted, revokeKey, revokeRestricted } from "./actions";
import { KeyList } from "./parts/key-list";
import { NewKeyForm } from "./parts/new-key-form";
import { RestrictedKeyForm } from "./parts/restricted-key-form";
import { RestrictedKeyList } from "./parts/restricted-key-list";

/** Maximum number of restricted keys on the page; the API lists all. */
const MOST_RESTRICTED = 100;
const CURSOR = /^\d{1,15}-key_\w{1,36}$/;

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "keys");
}

export default async function KeysPage(props: ConsoleProps) {
  const view = await guardPage(props, "keys");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readQuery<Sized & { cursor: string }>(await props.searchParams, {
    rows: pageSize,
    cursor: (text) => (CURSOR.test(text) ? text : null),
  });
  const [t, { rows, next }, restricted, { gateways }] = await Promise.all([
    consoleWords(language),
    listKeyPairs(ctx, { cursor: values.cursor, limit: rowsOf(values) }),
    shownRestrictedKeys(ctx, MOST_RESTRICTED),
    tickFacts(ctx),
  ]);
  const place = { lang: language };
  const now = ctx.realNow().toISOString();
  const { timezone } = ctx.merchant;
  const proof = proofWanted(ctx);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.keys")} lead={t("keys.lead")} />
      <NewKeyForm proof={proof} create={createKey.bind(null, place)} />
      <Dropped names={dropped} />
      {rows.length === 0 && <Empty icon="key-round">{t("keys.empty")}</Empty>}
      <KeyList
        keys={rows}
        timeZone={timezone}
        now={now}
        proof={proof}
        revoke={(id) => revokeKey.bind(null, { ...place, id })}
      />
      <NextPage values={values} next={next} timeZone={timezone} isEmpty={rows.length === 0} />
      <RestrictedKeyForm proof={proof} gateways={gateways} create={createRestricted.bind(null, place)} />
      <RestrictedKeyList
        keys={restricted}
        timeZone={timezone}
        now={now}
        proof={proof}
        revoke={(id) => revokeRestricted.bind(null, { ...place, id })}
      />
    </ConsoleFrame>
  );
}
