/** Parts of bodies that the session's reader leaves to the modules that act on them. */
import { DESTINATIONS } from "@/server/domain/operations/core/words";
import { AutopayBlock } from "@/server/domain/subscriptions";
import { type WireSchema, wireSchema } from "@/server/kernel/wire-schema";

const PREFERENCES: WireSchema = {
  type: "object",
  properties: {
    pre_charge_enabled: { type: "boolean", default: true },
    failure_enabled: { type: "boolean", default: true },
    final_failure_enabled: { type: "boolean", default: true },
  },
};

function withProperty(schema: WireSchema, name: string, property: WireSchema): WireSchema {
  return { ...schema, properties: { ...(schema.properties as object), [name]: property } };
}

/** `autopay` of a session that sets up a subscription. */
export const AUTOPAY = withProperty(wireSchema(AutopayBlock), "notification_preferences", PREFERENCES);

/** `payment_instrument`: what pays the session in the creating call. */
export const INSTRUMENT: WireSchema = {
  type: "object",
  properties: {
    instrument_type: { type: "string", enum: ["apple_pay", "google_pay", "samsung_pay", "token", "wallet"] },
    payload: { type: "object", additionalProperties: true },
  },
  required: ["instrument_type", "payload"],
};

/** `amount` of an operation: only captures and refunds read it. */
export const OPERATION_AMOUNT: WireSchema = { type: ["string", "number"], format: "decimal" };

/** `destination` of a refund. */
export const DESTINATION: WireSchema = { type: "string", enum: [...DESTINATIONS], default: "pg" };
