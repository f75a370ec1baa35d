import type { Metadata } from "next";
import { PageHead, Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { mayGrant, proofWanted, readPerson } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import * as actions from "../actions";
import { Abilities } from "../parts/abilities";
import { nameOf } from "../parts/people-list";
import { PersonPage } from "../parts/person-page";
import { tickFacts } from "../ticks";

type Props = ConsoleProps<{ id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "user");
}

export default async function UserPage(props: Props) {
  const view = await guardPage(props, "user", `/${encodeURIComponent((await props.params).id)}`);
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { id } = await props.params;
  const person = await orMissing(readPerson(ctx, id));
  if (person === null) return <MissingPage view={view} />;
  const t = await consoleWords(language);
  const { permissions, is_checker: isChecker } = person;
  const place = { lang: language, id };
  return (
    <ConsoleFrame view={view}>
      <PageHead
        title={<bdi>{nameOf(person) ?? person.username}</bdi>}
        up={{ href: consoleHref(language, "users"), name: t("pages.users") }}
        lead={<Abilities permissions={permissions} isChecker={isChecker} />}
      />
      {person.id === ctx.actor.id ? (
        <Section title={t("users.you")} lead={t("users.ownPage")}>
          <a href={consoleHref(language, "profile")} className={TEXT_LINK}>
            {t("users.toProfile")}
          </a>
        </Section>
      ) : (
        <PersonPage
          language={language}
          timeZone={ctx.merchant.timezone}
          now={ctx.realNow().toISOString()}
          person={person}
          ticks={await tickFacts(ctx, { permissions, isChecker })}
          isReached={permissions.every((each) => mayGrant(ctx.actor, each))}
          proof={proofWanted(ctx)}
          actions={{
            changePerson: actions.changePerson.bind(null, place),
            changePermissions: actions.changePermissions.bind(null, place),
            endSessions: actions.endSessions.bind(null, place),
            resetFactor: actions.resetFactor.bind(null, place),
            inviteOnceMore: actions.inviteOnceMore.bind(null, place),
            removePerson: actions.removePerson.bind(null, place),
          }}
        />
      )}
    </ConsoleFrame>
  );
}
