/** The body of an event of a state change (Spec, "Events of state changes"). */
import { isCurrency } from "@/server/kernel/currency";
import { jsonObject } from "@/server/kernel/json";
import { money, toWire } from "@/server/kernel/money";

export type StoredObjectEvent = {
  readonly id: string;
  readonly kind: string;
  readonly occurredAt: Date;
  readonly payload: string;
};

export type ObjectEventBody = {
  readonly id: string;
  readonly type: string;
  /** When the event was created, ISO 8601. */
  readonly created_at: string;
  readonly object: Readonly<Record<string, unknown>>;
  readonly previous_state: string | null;
};

const AMOUNT = /amount$|^balance$/;

/** @throws {SyntaxError} if the payload is no JSON */
export function objectEventBody({ id, kind, occurredAt, payload }: StoredObjectEvent): ObjectEventBody {
  const stored = jsonObject(JSON.parse(payload)) ?? {};
  const object = jsonObject(stored.object) ?? {};
  const previous = stored.previous_state;
  return {
    id,
    type: kind,
    created_at: occurredAt.toISOString(),
    object: withWireAmounts(object),
    previous_state: typeof previous === "string" ? previous : null,
  };
}

/** Shows amounts with the decimals of their currency; they are stored with three. */
function withWireAmounts(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const code = object.currency_code;
  if (typeof code !== "string" || !isCurrency(code)) return object;
  return Object.fromEntries(
    Object.entries(object).map(([name, value]) =>
      AMOUNT.test(name) && typeof value === "string" ? [name, toWire(money(value, code))] : [name, value],
    ),
  );
}
