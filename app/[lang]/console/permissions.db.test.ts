/** What each permission of a user opens in the console (Spec, "Credentials" 7 to 12). */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FIXED_PERMISSIONS } from "@/server/domain/merchants";
import { consoleUser, trySignIn } from "@/server/testing/console";
import { type ConsoleSent, consoleOperations, consoleOutcome } from "@/server/testing/console-operations";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { newSession } from "@/server/testing/paying";
import { makeLink } from "@/server/testing/payment-links";
import { writeSubscription } from "@/server/testing/subscriptions";
import { testEvent } from "@/server/testing/webhooks";
import en from "../../../messages/en.json";

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

/** Operations on objects of a type, which need more than their page: the clauses, and what is sent. */
const ON_OBJECTS: readonly (readonly [operation: string, what: string, needs: readonly Clause[], form?: object])[] = [
  ["events resend", "event", [["Can change payment requests"]]],
  ["payment-links changeNow", "link", [["Can change payment requests"]], { name: "Y", amount: "1" }],
  ["payment-links closeNow", "link", [["Can change payment requests"]]],
  ["subscriptions/[subscription_id] sendLink", "subscription", [["Can change payment requests"]]],
  ["payments/[session_id] retry", "payment", [["Can add payment requests"]]],
  ["payments/[session_id] operate", "resend", [["Can change payment requests"]], { channel: "email" }],
  ["payments/[session_id] operate", "invoice_link", [VIEW, ["Can add Invoice"]]],
  ["payments/[session_id] operate", "collect", [[VIEW_REQUESTS], ["payment.collect"]]],
  ["payments/[session_id] operate", "restore", [VIEW, ["payment.delete"]]],
  ...["capture", "refund", "void", "cancel", "expire", "delete"].map(
    (act) => ["payments/[session_id] operate", act, [VIEW, [`payment.${act}`]]] as const,
  ),
];

const { console: words } = en;
const MAY_NOT: readonly (string | null)[] = [
  words.events.mayNot,
  words.payments.act.resend.mayNot,
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
  const { eventId, sessionId } = await testEvent(merchant, { url: "http://127.0.0.1:9/" });
  places = {
    event: { id: eventId },
    link: { id: (await makeLink(merchant, { type: "payment_request" })).id },
    subscription: { id: (await writeSubscription(merchant)).id },
    payment: { sessionId: await newSession(merchant, { type: "payment_request" }) },
    ...Object.fromEntries(ON_OBJECTS.map(([, act]) => [act, { sessionId, act }])),
  };
});

async function hold(permissions: readonly string[]): Promise<void> {
  const data = { permissions: ["console.access", ...permissions] };
  await merchant.ctx.db.merchantUser.update({ where: { id: user.id }, data });
}

beforeEach(async () => {
  await merchant.ctx.db.rateCounter.deleteMany({ where: { caller: { contains: String(user.id) } } });
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

  test.each(ON_OBJECTS)("on an object: %s, %s, needs %j", async (name, what, needs, form = {}) => {
    const sent = { place: places[what] ?? {}, form };
    for (const clause of needs) {
      await hold(FIXED_PERMISSIONS.filter((each) => !suffices([each], [clause])));
      expect(await isRefused(name, sent, true), `without ${clause}`).toBe(true);
    }
    for (const permission of FIXED_PERMISSIONS) {
      await hold([permission]);
      if (!suffices([permission], needs)) expect(await isRefused(name, sent, true), permission).toBe(true);
    }
    await hold(needs.map(([first = ""]) => first));
    expect(await isRefused(name, sent, true), "with what it needs").toBe(false);
  });
});
