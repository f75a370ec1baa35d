import { expect, it } from "vitest";
import { eventPageFilter } from "./event-filter";

it.each([
  [{}, [null, null, null]],
  [{ type: "payment", state: "delivered", session: " abc " }, ["payment", "delivered", "abc"]],
  [{ type: "operation", state: "none", session: "" }, ["operation", "none", null]],
  [{ type: "refund", state: "paid", session: ["a", "b"] }, [null, null, null]],
  [{ type: ["payment"], state: ["pending"], session: "  " }, [null, null, null]],
  [{ type: "subscription", state: "pending" }, ["subscription", "pending", null]],
  [{ state: "exhausted" }, [null, "exhausted", null]],
  [{ state: "stopped" }, [null, "stopped", null]],
])("the address %j asks for %j", (query, asked) => {
  const nothing = { type: undefined, state: undefined, session: undefined };
  const { kind, webhookState, objectId } = eventPageFilter({ ...nothing, ...query });
  expect([kind, webhookState, objectId]).toEqual(asked);
});
