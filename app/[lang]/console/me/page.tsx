import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { ALERT_KINDS } from "@/server/domain/alerts";
import { listAlertReaders, listConsoleSessions, proofWanted, readSecondFactor } from "@/server/domain/merchants";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { leaveConsole } from "../sign-in/actions";
import type { ConsoleProps } from "../view";
import { consoleWords } from "../words";
import {
  changePassword,
  confirmEmail,
  endOne,
  endOthers,
  removeFactor,
  renewCodes,
  setAlerts,
  setLetterKeys,
  setTheme,
} from "./actions";
import { Profile } from "./parts/profile";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "profile");
}

export default async function ProfilePage(props: ConsoleProps) {
  const view = await guardPage(props, "profile");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const t = await consoleWords(language);
  const [sessions, secondFactor, readers] = await Promise.all([
    listConsoleSessions(ctx),
    readSecondFactor(ctx),
    listAlertReaders(ctx, ctx.db, ALERT_KINDS),
  ]);
  const place = { lang: language };
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.profile")} lead={<bdi dir="ltr">{ctx.actor.username}</bdi>}>
        <form action={leaveConsole.bind(null, { ...place, next: null })}>
          <Button type="submit" className={BUTTON}>
            {t("profile.signOut")}
          </Button>
        </form>
      </PageHead>
      <Profile
        language={language}
        timeZone={ctx.merchant.timezone}
        idleMinutes={ctx.console.idleMinutes}
        sessions={sessions}
        secondFactor={secondFactor}
        theme={ctx.console.theme}
        hasLetterKeys={ctx.console.preferences.letterKeys}
        alerts={readers.find(({ userId, mayRead }) => mayRead && userId === ctx.actor.id) ?? null}
        permissions={ctx.actor.permissions}
        proof={proofWanted(ctx)}
        actions={{
          changePassword: changePassword.bind(null, place),
          endOne: endOne.bind(null, place),
          endOthers: endOthers.bind(null, place),
          setTheme: setTheme.bind(null, place),
          setLetterKeys: setLetterKeys.bind(null, place),
          setAlerts: setAlerts.bind(null, place),
          confirmEmail: confirmEmail.bind(null, place),
          renewCodes: renewCodes.bind(null, place),
          removeFactor: removeFactor.bind(null, place),
        }}
      />
    </ConsoleFrame>
  );
}
