import { useLocale, useTranslations } from "next-intl";
import { AskedTwice } from "@/components/console/form/asked-twice";
import type { FormAction } from "@/components/console/form/form-state";
import { Instant } from "@/components/console/instant";
import type { ShownRestrictedKey } from "@/server/domain/merchants";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { isolated } from "@/server/kernel/isolated";
import { KeyHead, keyState } from "./key-head";

type Props = {
  readonly keys: readonly ShownRestrictedKey[];
  readonly timeZone: string;
  readonly now: string;
  readonly proof: ProofKind | null;
  readonly revoke: (id: string) => FormAction;
};

export function RestrictedKeyList({ keys, timeZone, now, proof, revoke }: Props) {
  const t = useTranslations("console.keys");
  const language = useLocale();
  return (
    <ul aria-label={t("restrictedList")}>
      {keys.map((key) => (
        <li key={key.id} className="border-line border-b px-4 py-3 sm:px-5">
          <KeyHead shown={key} state={keyState(key, now)} />
          <RestrictedFacts shown={key} timeZone={timeZone} />
          {keyState(key, now) === "active" && (
            <AskedTwice
              label={t("revoke")}
              lead={t("revokeRestrictedLead", { name: isolated(key.name, language) })}
              button={t("revokeNow")}
              proof={proof}
              action={revoke(key.id)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}

function RestrictedFacts({ shown, timeZone }: { shown: ShownRestrictedKey; timeZone: string }) {
  const t = useTranslations("console.keys");
  const { permissions, addresses, daily_ceiling: ceiling, created_at: made, expires_at: end } = shown;
  const latin = (text: string) => (
    <bdi dir="ltr" className="wrap-anywhere">
      {text}
    </bdi>
  );
  const facts = [
    ["may", latin(permissions.join(", "))],
    ["addresses", addresses.length === 0 ? t("everyAddress") : latin(addresses.join(", "))],
    ["ceiling", ceiling === null ? t("noCeiling") : latin(`${ceiling.amount} ${ceiling.currency_code}`)],
    ["made", <Instant key="made" at={made} timeZone={timeZone} style="full" />],
    ["ends", end === null ? t("noEnd") : <Instant key="ends" at={end} timeZone={timeZone} style="full" />],
  ] as const;
  return (
    <dl className="mt-1 mb-1.5 flex flex-wrap gap-x-6 gap-y-1">
      {facts.map(([name, value]) => (
        <div key={name} className="min-w-32">
          <dt className="text-muted text-xs">{t(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
