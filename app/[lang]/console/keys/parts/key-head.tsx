import { useTranslations } from "next-intl";
import { BAD, GOOD, QUIET } from "@/components/ui/tones";

const TONES = { active: GOOD, expired: QUIET, revoked: BAD } as const;

export type KeyState = keyof typeof TONES;

type Ends = { readonly revoked_at: string | null; readonly expires_at: string | null };

/** @param now real time, ISO 8601 */
export function keyState({ revoked_at, expires_at }: Ends, now: string): KeyState {
  if (revoked_at !== null) return "revoked";
  return expires_at !== null && expires_at <= now ? "expired" : "active";
}

type Props = {
  readonly shown: { readonly name: string; readonly id: string; readonly shown_keys: readonly string[] };
  readonly state: KeyState;
};

export function KeyHead({ shown: { name, id, shown_keys }, state }: Props) {
  const t = useTranslations("console.keys");
  return (
    <p className="flex flex-wrap items-center gap-x-2.5">
      <bdi className="wrap-anywhere font-semibold text-ink">{name}</bdi>
      <span className={`rounded-full px-2 font-medium text-xs leading-5 forced-colors:border ${TONES[state]}`}>
        {t(state)}
      </span>
      <bdi dir="ltr" className="wrap-anywhere font-mono text-muted text-xs">
        {[...shown_keys, id].join(" · ")}
      </bdi>
    </p>
  );
}
