import { useLocale, useTranslations } from "next-intl";
import { AskedTwice } from "@/components/console/form/asked-twice";
import type { FormAction } from "@/components/console/form/form-state";
import { Instant } from "@/components/console/instant";
import type { KeyPairView } from "@/server/domain/merchants";
import type { ProofKind } from "@/server/domain/merchants/core/words";
import { isolated } from "@/server/kernel/isolated";
import { KeyHead, keyState } from "./key-head";

type Props = {
  readonly keys: readonly KeyPairView[];
  readonly timeZone: string;
  readonly now: string;
  readonly proof: ProofKind | null;
  readonly revoke: (id: string) => FormAction;
};

export function KeyList({ keys, timeZone, now, proof, revoke }: Props) {
  const t = useTranslations("console.keys");
  const language = useLocale();
  return (
    <ul aria-label={t("list")}>
      {keys.map((key) => {
        const state = keyState(key, now);
        return (
          <li key={key.id} className="border-line border-b px-4 py-3 sm:px-5">
            <KeyHead shown={key} state={state} />
            <KeyFacts pair={key} timeZone={timeZone} />
            {state === "active" && (
              <AskedTwice
                label={t("revoke")}
                lead={t("revokeLead", { name: isolated(key.name, language) })}
                button={t("revokeNow")}
                proof={proof}
                action={revoke(key.id)}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function KeyFacts({ pair, timeZone }: { pair: KeyPairView; timeZone: string }) {
  const t = useTranslations("console.keys");
  const at = (instant: string | null, otherwise: string) =>
    instant === null ? otherwise : <Instant at={instant} timeZone={timeZone} style="full" />;
  const facts = [
    ["made", at(pair.created_at, "–")],
    ["madeBy", pair.created_by === null ? t("byOthers") : <bdi key="by">{pair.created_by}</bdi>],
    ["used", at(pair.last_used_at, t("neverUsed"))],
    ["ends", at(pair.expires_at, t("noEnd"))],
    ["version", <bdi key="version">{pair.api_version}</bdi>],
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
