/**
 * What each permission of a user opens in the console (Spec, "Console permissions" 1 and 2, "Credentials" 6).
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FIXED_PERMISSIONS } from "@/server/domain/merchants";
import { consoleUser, trySignIn } from "@/server/testing/console";
import { type ConsoleSent, consoleOperations, consoleOutcome } from "@/server/testing/console-operations";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { issue } from "@/server/testing/invoicing";
import { newSession } from "@/server/testing/paying";
import { makeLink } from "@/server/testing/payment-links";
import { writeSubscription } from "@/server/testing/subscriptions";
import { testEvent } from "@/server/testing/webhooks";
import en from "../../../messages/en.json";
import { shownLink } from "./payment-links/link-body";

/** Permissions of which one suffices. */
type Clause = readonly string[];

const [VIEW_REQUESTS, VIEW_SHOP] = ["Can view payment requests", "Can view e-commerce payments"];
const VIEW: Clause = [VIEW_REQUESTS, VIEW_SHOP];
const ADD: Clause = ["Can add payment requests", "Can add e-commerce payments"];
const ASK: Clause = ["payment.refund", "payment.void", "Can do refund", "Can do void"];

/** Operations for everybody who is signed in. */
const OF_ALL = [
  ...["GET activity/export", "console.find", "console.sessionLeft", "console.staySignedIn"],
  ...["changePassword", "confirmEmail", "endOne", "endOthers", "provePasskey", "removeFactor"].map(inMe),
  ...["renewCodes", "setAlerts", "setLetterKeys", "setTheme"].map(inMe),
  ...["dropPasskey", "finishEnrolment", "makePasskey", "startEnrolment"].map((name) => `second-factor ${name}`),
];

/** Operations for which a link or what is typed is the credential. */
const OF_STRANGERS = [
  ...["alert/[token] snoozeLinked", "confirm/[token] confirm", "join/[token] join", "reset/[token] chooseNewPassword"],
  ...["leaveConsole", "requestReset", "signInByCode", "signInByPasskey", "signInByPassword"].map(
    (name) => `sign-in ${name}`,
  ),
];

function inMe(name: string): string {
  return `me ${name}`;
}

const of = (folder: string, names: string, ...needs: Clause[]): [string, readonly Clause[]][] =>
  names.split(" ").map((name) => [`${folder} ${name}`, needs]);

/** The permissions of each other operation: one of each clause. */
const NEEDS: Readonly<Record<string, readonly Clause[]>> = Object.fromEntries([
  ...OF_ALL.map((name): [string, readonly Clause[]] => [name, []]),
  ...of("alerts", "snooze", [VIEW_REQUESTS], [VIEW_SHOP]),
  ...of("approvals", "approve reject retry takeBack", [...VIEW, ...ASK]),
  ...of("approvals/parked", "handle haveRunAgain", VIEW, ["payment.refund"]),
  ...of("customers/[customer_id]", "deleteCard", ["card.delete"]),
  ...of("events", "resend resendAll verify", VIEW),
  ...of("gateways", "addAccount addGateway", ["gateway.add"]),
  ...of("gateways/[code]", "changeAccount changeKeys checkKeys endKey", ["gateway.add"]),
  ...of("keys", "createKey createRestricted revokeKey revokeRestricted", ["merchant.keys"]),
  ...of("payment-links", "makeLink", ADD),
  ...of("payment-links", "changeNow closeNow", VIEW),
  ...of("payments/[session_id]", "operate retry", VIEW),
  ...of("payments/[session_id]", "checkStatus", VIEW, ["payment.inquiry"]),
  ...of("payments/[session_id]/decide", "decide", VIEW),
  ...of("payments/bulk", "beginBulk endBulk", VIEW),
  ...of("payments/files", "makeFile", VIEW),
  ...of("payments/new", "makePayment", ADD),
  ...of("payments/views", "keepColumns keepView nameView removeView", VIEW),
  ...of("reports", "askForReport", ["report.can_view_report"]),
  ...of("settings", "changeIdle changeSettings removeImage renewKeys uploadImage", ["merchant.settings"]),
  ...of("settings/alerts", "changeReaders changeTestAlerts", ["merchant.settings"]),
  ...of("settings/branding/preview", "payNothing", ["merchant.settings"]),
  ...of("settings/webhooks/endpoints", "createWebhook changeWebhook pauseWebhook", ["merchant.settings"]),
  ...of("settings/webhooks/endpoints", "redeliverWebhook removeWebhook resumeWebhook", ["merchant.settings"]),
  ...of("settings/webhooks/endpoints", "rotateWebhook testWebhook", ["merchant.settings"]),
  ...of("subscriptions/[subscription_id]", "sendLink", VIEW),
  ...of("test", "advanceByDay advanceByMonth advanceToDay advanceToNext tryAddress", ["console.developer"]),
  ...of("users", "changePermissions changePerson endSessions invite", ["merchant.users"]),
  ...of("users", "inviteOnceMore removePerson resetFactor", ["merchant.users"]),
  ...of("wallets/[account_id]", "adjustWallet takeBack", ["wallet.adjust"]),
  ...of("GET", "month/export payments/export payments/files/[file_id]/file", VIEW),
  ...of("GET", "payments/[session_id]/receipt", VIEW),
  ...of("GET", "reports/[report_id]/file", ["report.can_view_report"]),
  ["console.newPayments", [VIEW]],
]);

const INPUTS: Readonly<Record<string, unknown>> = {
  "console.find": { text: "x" },
  "console.newPayments": { query: "", since: new Date(0).toISOString() },
};

type OnObject = {
  readonly operation: string;
  /** The object, or the act on a payment. */
  readonly what: string;
  readonly needs: readonly Clause[];
  readonly form?: Readonly<Record<string, string>>;
};

const CHANGE: Clause = ["Can change payment requests"];
const ON_PAYMENT = "payments/[session_id] operate";

/** Operations on objects of a type, which need more than a page of them. */
const ON_OBJECTS: readonly OnObject[] = [
  { operation: "events resend", what: "event", needs: [CHANGE] },
  { operation: "payment-links changeNow", what: "link", needs: [CHANGE], form: { name: "Y", amount: "10.500" } },
  { operation: "payment-links closeNow", what: "link", needs: [CHANGE] },
  { operation: "subscriptions/[subscription_id] sendLink", what: "subscription", needs: [CHANGE] },
  { operation: ON_PAYMENT, what: "invoice_link", needs: [VIEW, ["Can add Invoice"]] },
  { operation: ON_PAYMENT, what: "collect", needs: [[VIEW_REQUESTS], ["payment.collect"]] },
  { operation: ON_PAYMENT, what: "restore", needs: [VIEW, ["payment.delete"]] },
  ...["capture", "refund", "void", "cancel", "expire", "delete"].map((act) => ({
    operation: ON_PAYMENT,
    what: act,
    needs: [VIEW, [`payment.${act}`]],
  })),
];

const { console: words } = en;
const MAY_NOT: readonly (string | null)[] = [
  words.events.mayNot,
  words.payments.act.needs.replace("{permission}", "Can add Invoice"),
  words.paymentLinks.mayNotChange,
  words.subscriptions.customerLink.mayNot,
];
const GONE: readonly (string | null)[] = [
  words.events.gone,
  words.form.gone,
  words.payments.act.missing,
  words.subscriptions.customerLink.gone,
];

function suffices(held: readonly string[], needs: readonly Clause[]): boolean {
  return needs.every((clause) =>
    clause.some((needed) => {
      const seen = /^Can view (.+)$/.exec(needed)?.[1];
      const all = seen === undefined ? [needed] : [needed, `Can add ${seen}`, `Can change ${seen}`];
      return all.some((each) => held.includes(each));
    }),
  );
}

const OPERATIONS = await consoleOperations();
const operation = (name: string) => {
  const found = OPERATIONS.find((each) => each.name === name);
  if (found === undefined) throw new Error(`The console has no operation ${name}.`);
  return found;
};

let merchant: TestMerchant;
let user: { readonly id: number; readonly token: string };
let places: Readonly<Record<string, Readonly<Record<string, string>>>>;

beforeAll(async () => {
  merchant = await testMerchant();
  const { id, username } = await consoleUser(merchant);
  user = { id, token: (await trySignIn(username)).token };
  const paid = await testEvent(merchant, { url: "http://127.0.0.1:9/", session: { type: "payment_request" } });
  const deleted = await testEvent(merchant, { url: "http://127.0.0.1:9/", session: { deletedAt: new Date() } });
  const sessionFor = async (act: string): Promise<string> => {
    if (act === "restore") return deleted.sessionId;
    return act === "invoice_link" ? (await issue(merchant)).sessionId : newSession(merchant);
  };
  const acts = ON_OBJECTS.filter((each) => each.operation === ON_PAYMENT).map(
    async ({ what: act }) => [act, { sessionId: await sessionFor(act), act }] as const,
  );
  const link = await makeLink(merchant, { type: "payment_request" });
  places = {
    ...Object.fromEntries(await Promise.all(acts)),
    event: { id: paid.eventId },
    link: { id: link.id, shown: shownLink(link) },
    subscription: { id: (await writeSubscription(merchant)).id },
  };
});

async function hold(permissions: readonly string[]): Promise<void> {
  const data = { permissions: ["console.access", ...permissions] };
  await merchant.ctx.db.merchantUser.update({ where: { id: user.id }, data });
}

beforeEach(async () => {
  await merchant.ctx.db.rateCounter.deleteMany({ where: { caller: { endsWith: `:${user.id}` } } });
});

/** Whether the operation was refused, or found nothing that the user may see. */
async function isRefused(name: string, sent: ConsoleSent, isMissingRefused = false): Promise<boolean> {
  const outcome = await consoleOutcome(operation(name).call(user.token, sent));
  if (outcome.kind === "refused") return true;
  if (outcome.kind !== "answered") return isMissingRefused && outcome.kind === "missing";
  return MAY_NOT.includes(outcome.message) || (isMissingRefused && GONE.includes(outcome.message));
}

async function refusedOperations(): Promise<string[]> {
  const tried = Object.keys(NEEDS).map(async (name) =>
    (await isRefused(name, { input: INPUTS[name] })) ? [name] : [],
  );
  return (await Promise.all(tried)).flat().sort();
}

function refusedWith(held: readonly string[]): string[] {
  const refused = Object.entries(NEEDS).flatMap(([name, needs]) => (suffices(held, needs) ? [] : [name]));
  return refused.sort();
}

test("each operation of the console is listed with its permissions", () => {
  expect(OPERATIONS.map(({ name }) => name).sort()).toEqual([...Object.keys(NEEDS), ...OF_STRANGERS].sort());
});

describe("a user", () => {
  test.each(["no permission", ...FIXED_PERMISSIONS])("with %s alone may do what names it", async (permission) => {
    const held = FIXED_PERMISSIONS.filter((each) => each === permission);
    await hold(held);
    expect(await refusedOperations()).toEqual(refusedWith(held));
  });

  test.each(ON_OBJECTS)(
    "needs its permissions for $operation, $what",
    async ({ operation: name, what, needs, form = {} }) => {
      const isRefusedWith = async (held: readonly string[]): Promise<boolean> => {
        await hold(held);
        return isRefused(name, { place: places[what] ?? {}, form }, true);
      };
      // A user with fewer permissions may do less, so that this covers each single permission.
      for (const clause of needs) {
        const others = FIXED_PERMISSIONS.filter((each) => !suffices([each], [clause]));
        expect(await isRefusedWith(others), `without ${clause}`).toBe(true);
      }
      expect(await isRefusedWith(needs.map(([first = ""]) => first)), "with what it needs").toBe(false);
    },
  );
});
