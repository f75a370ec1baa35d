import type { SessionCreate } from "@sarraf/node";
import { type Command, type Invocation, UsageError } from "../command";
import { type GatewayNeeds, SESSION_OPTIONS, sessionOf } from "./new-session";
import { setupSessionOf } from "./subscriptions";

type Outcome = { readonly session_id: string; readonly subscription_id?: string; readonly now?: string };

/** Pays with the outcome that `sandbox_inquiry_result` requests from the simulated gateway. */
async function paid(
  call: Invocation,
  session: SessionCreate,
): Promise<{ id: string; subscriptionId: string | undefined }> {
  const { sarraf, signal } = call;
  const { payment_instrument: _, ...fields } = session;
  const made = await sarraf.sessions.create(fields, { signal });
  const { session_id: id, extra } = made;
  await sarraf.sessions.inquire({ session_id: id }, { signal });
  const autopay: unknown = extra?.autopay;
  const named = typeof autopay === "object" && autopay !== null && "subscription_id" in autopay;
  return { id, subscriptionId: named ? String(autopay.subscription_id) : undefined };
}

const payment =
  (result: "success" | "failed" | "error", needs: GatewayNeeds = {}) =>
  async (call: Invocation): Promise<Outcome> => {
    const { id } = await paid(call, await sessionOf(call, { extra: { sandbox_inquiry_result: result } }, needs));
    return { session_id: id };
  };

const operation =
  (name: "refund" | "capture" | "void", needs: GatewayNeeds) =>
  async (call: Invocation): Promise<Outcome> => {
    const made = await payment("success", needs)(call);
    await call.sarraf.sessions[name](made.session_id, {}, { signal: call.signal });
    return made;
  };

async function started(call: Invocation): Promise<Outcome> {
  const { id, subscriptionId } = await paid(call, await setupSessionOf(call));
  if (subscriptionId === undefined) throw new Error(`The session ${id} names no subscription.`);
  return { session_id: id, subscription_id: subscriptionId };
}

async function renewed(call: Invocation): Promise<Outcome> {
  const made = await started(call);
  const { now } = await call.sarraf.sandbox.advanceClock({ by: "P1M" }, { signal: call.signal });
  return { ...made, now };
}

/** Events that can be triggered, by the name that `listen` prints. */
const TRIGGERS: Readonly<Record<string, (call: Invocation) => Promise<Outcome>>> = {
  "payment.success": payment("success"),
  "payment.failed": payment("failed"),
  "payment.error": payment("error"),
  "payment.authorized": payment("success", { operation: "authorize" }),
  "refund.success": operation("refund", { operation: "purchase", operations: ["refund"] }),
  "capture.success": operation("capture", { operation: "authorize" }),
  "void.success": operation("void", { operation: "authorize", operations: ["void"] }),
  "subscription.started": started,
  "subscription.renewed": renewed,
};

async function trigger(call: Invocation): Promise<void> {
  const [event = ""] = call.args;
  const happen = TRIGGERS[event];
  if (happen === undefined) throw new UsageError(`${event} cannot be triggered.`);
  call.out.object({ event, ...(await happen(call)) });
}

export const TRIGGER: readonly Command[] = [
  {
    words: "trigger",
    help: "Cause a real event in the sandbox; subscription.renewed moves the test clock forward by a month",
    next: "see its events: sarraf events list --session-id <session_id>",
    args: [{ name: "event", choices: Object.keys(TRIGGERS) }],
    options: SESSION_OPTIONS,
    examples: ["sarraf trigger payment.success --order-no 10482", "sarraf trigger subscription.renewed"],
    run: trigger,
  },
];
