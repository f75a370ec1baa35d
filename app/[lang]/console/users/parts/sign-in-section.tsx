import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ActionForm } from "@/components/console/form/action-form";
import { AskedTwice } from "@/components/console/form/asked-twice";
import { ProofField } from "@/components/console/form/proof-field";
import { SaveButton } from "@/components/console/form/save-button";
import { SelectField } from "@/components/console/form/select-field";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { LANGUAGES } from "@/server/kernel/words";
import type { PersonProps } from "./person-props";

export function SignInSection(props: PersonProps) {
  const t = useTranslations("console.users");
  const { person, timeZone, isReached, proof, actions } = props;
  const { invitedUntil, lastSeenAt, openSessions, hasSecondFactor } = person;
  return (
    <Section title={t("signIns")}>
      <div className="grid max-w-160 gap-4">
        {invitedUntil === null ? (
          <dl className="flex flex-wrap gap-x-8 gap-y-1">
            <Fact name={t("seen")}>
              {lastSeenAt === null ? t("neverSeen") : <Instant at={lastSeenAt} timeZone={timeZone} style="full" />}
            </Fact>
            <Fact name={t("signIns")}>{t("openSessions", { count: openSessions })}</Fact>
            <Fact name={t("factor")}>{t(hasSecondFactor ? "factorOn" : "factorOff")}</Fact>
            <Fact name={t("created")}>
              <Instant at={person.created_at} timeZone={timeZone} style="full" />
            </Fact>
          </dl>
        ) : (
          <Invited {...props} invitedUntil={invitedUntil} />
        )}
        {/* The form stays on the page after the sign-ins were ended, because its response states their
            number. */}
        <ActionForm action={actions.endSessions} className="grid gap-3" label={t("endSessions")}>
          {openSessions > 0 && (
            <>
              <ProofField wanted={proof} />
              <SaveButton label={t("endSessions")} />
            </>
          )}
        </ActionForm>
        {hasSecondFactor && isReached && (
          <AskedTwice label={t("resetFactor")} lead={t("resetFactorLead")} proof={proof} action={actions.resetFactor} />
        )}
      </div>
    </Section>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-muted text-xs">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type InvitedProps = PersonProps & { readonly invitedUntil: string };

function Invited({ language, invitedUntil, timeZone, now, isReached, proof, actions }: InvitedProps) {
  const t = useTranslations("console.users");
  const at = () => <Instant at={invitedUntil} timeZone={timeZone} style="full" />;
  return (
    <>
      <p>{t.rich(invitedUntil > now ? "invitedUntil" : "invitedBefore", { at })}</p>
      {isReached && (
        <ActionForm action={actions.inviteOnceMore} className="grid max-w-96 gap-3" label={t("inviteAgain")}>
          <SelectField
            name="language"
            label={t("mailLanguage")}
            defaultValue={language}
            options={LANGUAGES.map((each) => [each, t(`languages.${each}`)])}
          />
          <ProofField wanted={proof} />
          <SaveButton label={t("inviteAgain")} />
        </ActionForm>
      )}
    </>
  );
}
