import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { proofWanted } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { invite } from "../actions";
import { InviteForm } from "../parts/invite-form";
import { tickFacts } from "../ticks";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "invite");
}

export default async function InvitePage(props: ConsoleProps) {
  const view = await guardPage(props, "invite");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, ticks] = await Promise.all([consoleWords(language), tickFacts(ctx)]);
  return (
    <ConsoleFrame view={view}>
      <PageHead
        title={t("pages.invite")}
        up={{ href: consoleHref(language, "users"), name: t("pages.users") }}
        lead={t("users.inviteLead")}
      />
      <InviteForm
        language={language}
        ticks={ticks}
        proof={proofWanted(ctx)}
        invite={invite.bind(null, { lang: language })}
      />
    </ConsoleFrame>
  );
}
