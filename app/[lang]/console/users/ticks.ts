import type { FormState } from "@/components/console/form/form-state";
import { tickName, WORDED } from "@/components/console/permission-words";
import { allGateways } from "@/server/domain/gateways";
import {
  type ConsoleCtx,
  gatewayPermission,
  mayGrant,
  PERMISSION_SETS,
  type SetTicks,
  ticksOf,
} from "@/server/domain/merchants";
import { formText } from "@/server/pages/form-text";
import type { TickFacts } from "./parts/permission-ticks";

const PREFIX = tickName("");

/** @param person null for an invitation */
export async function tickFacts(
  ctx: ConsoleCtx,
  person: SetTicks = { permissions: ["console.access"], isChecker: false },
): Promise<TickFacts> {
  const held = person.permissions;
  const offered = (await allGateways(ctx)).filter(({ plugins }) => plugins.length > 0);
  const known = offered.map(({ code }) => gatewayPermission(code));
  const gateways = [...new Set([...known, ...held.filter((each) => !WORDED.includes(each))])];
  const locked = [...WORDED, ...gateways].filter((permission) => !mayGrant(ctx.actor, permission));
  return { sets: PERMISSION_SETS, held, isChecker: person.isChecker, gateways, locked };
}

export function tickedIn(form: FormData): readonly string[] {
  return [...form.keys()].filter((name) => name.startsWith(PREFIX)).map((name) => name.slice(PREFIX.length));
}

export function namesNoSet(form: FormData): boolean {
  const name = formText(form, "set");
  return name !== null && !PERMISSION_SETS.some((set) => set === name);
}

/**
 * The form's values after a press of a permission set's button: it checks the boxes of permissions that
 * the viewer may grant. Null for another button.
 */
export async function setTicked(
  ctx: ConsoleCtx,
  form: FormData,
): Promise<{ readonly set: (typeof PERMISSION_SETS)[number]; readonly values: FormState["values"] } | null> {
  const set = PERMISSION_SETS.find((each) => each === formText(form, "set"));
  if (set === undefined) return null;
  const { permissions, isChecker } = ticksOf(
    set,
    (await allGateways(ctx)).map(({ code }) => code),
  );
  const typed = [...form].filter(([name]) => !name.startsWith(PREFIX) && !UNKEPT.test(name));
  const ticked = permissions.filter((each) => mayGrant(ctx.actor, each)).map((each) => [tickName(each), "true"]);
  const texts = typed.filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return { set, values: Object.fromEntries([...texts, ...ticked, ...(isChecker ? [["is_checker", "true"]] : [])]) };
}

/**
 * Fields whose values are not kept when a set of permissions is pressed: React's own fields, secrets, and the
 * permissions that the set decides.
 */
const UNKEPT = /^(\$|proof$|set$|is_checker$)/;
