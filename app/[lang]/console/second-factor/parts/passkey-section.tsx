import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { ProofField } from "@/components/console/form/proof-field";
import { ShownOnce } from "@/components/console/form/shown-once";
import { TextField } from "@/components/console/form/text-field";
import { Instant } from "@/components/console/instant";
import { PasskeyCeremony } from "@/components/console/passkey/passkey-ceremony";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PasskeyView, SecondFactorView } from "@/server/domain/merchants";
import type { ProofKind } from "@/server/domain/merchants/core/words";

type Props = {
  readonly view: SecondFactorView;
  readonly proof: ProofKind | null;
  readonly timeZone: string;
  readonly actions: { readonly make: FormAction; readonly drop: FormAction };
};

export function PasskeySection({ view: { passkeys, canHavePasskeys }, proof, timeZone, actions }: Props) {
  const t = useTranslations("console.passkeys");
  const form = useTranslations("console.form");
  return (
    <section className="grid gap-4">
      <div>
        <h2>{t("title")}</h2>
        <p className="mt-1 text-muted">{t(canHavePasskeys ? "lead" : "unavailable")}</p>
      </div>
      <ActionForm action={actions.drop} className="grid gap-3" label={t("list")}>
        {passkeys.length > 0 && (
          <>
            <ul className="border-line border-t">
              {passkeys.map((passkey) => (
                <Passkey key={passkey.id} passkey={passkey} timeZone={timeZone} />
              ))}
            </ul>
            <ProofField wanted={proof} />
          </>
        )}
      </ActionForm>
      {/* The form stays on the page after the passkey was created, because its response may contain
          recovery codes. */}
      {canHavePasskeys && (
        <ActionForm action={actions.make} className="grid gap-4" label={t("add")}>
          <TextField name="passkey_name" label={t("name")} hint={t("nameHint")} maxLength={64} required />
          <ProofField wanted={proof} />
          <PasskeyCeremony
            words={{ stopped: t("notMade"), needsScript: t("needsScript"), unsupported: t("unsupported") }}
          />
          <SubmitButton className={`${BUTTON_PRIMARY} min-h-10 w-full`} working={form("working")}>
            {t("add")}
          </SubmitButton>
          <ShownOnce words={{ title: t("codes"), copy: form("copy"), copied: form("copied") }} />
        </ActionForm>
      )}
    </section>
  );
}

function Passkey({ passkey, timeZone }: { passkey: PasskeyView; timeZone: string }) {
  const t = useTranslations("console.passkeys");
  const form = useTranslations("console.form");
  const { id, name, createdAt, lastUsedAt } = passkey;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2">
      <span className="min-w-0">
        <bdi className="wrap-anywhere font-medium text-ink">{name}</bdi>
        <span className="block text-muted">
          {t("createdAt")} <Instant at={createdAt} timeZone={timeZone} /> ·{" "}
          {lastUsedAt === null ? (
            t("neverUsed")
          ) : (
            <>
              {t("lastUsedAt")} <Instant at={lastUsedAt} timeZone={timeZone} />
            </>
          )}
        </span>
      </span>
      <SubmitButton className={BUTTON} working={form("working")} field={{ name: "passkey_id", value: id }}>
        {t("remove")}
        <span className="sr-only">
          {" "}
          <bdi>{name}</bdi>
        </span>
      </SubmitButton>
    </li>
  );
}
