import { useTranslations } from "next-intl";
import type { ToldFacts } from "@/server/domain/webhooks";
import { BAD, GOOD, QUIET, WAITING } from "../../ui/tones";

export function EventName({ told }: { told: ToldFacts | null }) {
  return <Name word={told === null ? "–" : wordOf(told)} />;
}

export function KindName({ kind }: { kind: string }) {
  return <Name word={nameKey(kind)} />;
}

function Name({ word }: { word: string }) {
  const t = useTranslations("console.events.names");
  const key = word as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{word}</bdi>;
}

export function nameKey<Kind extends string>(kind: Kind): Underscored<Kind> {
  return kind.replace(".", "_") as Underscored<Kind>;
}

type Underscored<Kind extends string> = Kind extends `${infer Noun}.${infer Word}` ? `${Noun}_${Word}` : Kind;

function wordOf({ event, operation, result }: ToldFacts): string {
  if (event !== null) return nameKey(event);
  return `${operation ?? "payment"}_${result ?? ""}`;
}

const LOOKS = {
  delivered: ["check", GOOD],
  pending: ["rotate-ccw", WAITING],
  exhausted: ["x", BAD],
  stopped: ["ban", BAD],
  none: ["ban", QUIET],
} as const;

export type EventState = keyof typeof LOOKS;

/** An event with an unknown stored state counts as `none`. */
export function eventState(state: string): EventState {
  return Object.hasOwn(LOOKS, state) ? (state as EventState) : "none";
}

export function lookOf(state: EventState): (typeof LOOKS)[EventState] {
  return LOOKS[state];
}
