import type { Metadata } from "next";
import { Dropped, NextPage } from "@/components/console/list-parts";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON_PRIMARY } from "@/components/console/styles";
import { listPeople } from "@/server/domain/merchants";
import { readQuery } from "@/server/kernel/lenient-query";
import { pageSize, rowsOf, type Sized } from "@/server/kernel/list-rows";
import { wordsIn } from "@/server/signed-words";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import { PeopleList } from "./parts/people-list";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "users");
}

export default async function UsersPage(props: ConsoleProps) {
  const view = await guardPage(props, "users");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const query = await props.searchParams;
  const { values, dropped } = readQuery<Sized & { cursor: string }>(query, {
    cursor: (text) => (/^\d{1,9}$/.test(text) && Number(text) > 0 ? text : null),
    rows: pageSize,
  });
  const { gone } = wordsIn(consoleHref(language, "users"), query);
  const [t, { rows, next }] = await Promise.all([
    consoleWords(language),
    listPeople(ctx, { cursor: values.cursor, limit: rowsOf(values) }),
  ]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.users")} lead={t("users.lead")}>
        <a href={consoleHref(language, "invite")} className={BUTTON_PRIMARY}>
          {t("users.invite")}
        </a>
      </PageHead>
      {gone !== undefined && (
        <p role="status" className="border-line border-b bg-good-soft px-5 py-2 text-good">
          {t("users.deleted")}
        </p>
      )}
      <Dropped names={dropped} />
      {rows.length === 0 && <Empty icon="users">{t("users.empty")}</Empty>}
      <PeopleList
        language={language}
        timeZone={ctx.merchant.timezone}
        people={rows}
        self={ctx.actor.id}
        now={ctx.realNow().toISOString()}
      />
      <NextPage values={values} next={next} timeZone={ctx.merchant.timezone} />
    </ConsoleFrame>
  );
}
