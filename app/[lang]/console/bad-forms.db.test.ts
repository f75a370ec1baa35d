/** The answers of the console's forms to other users, without a sign-in, and to invalid values. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { FORM_OWNER } from "@/components/console/form/form-owner-name";
import type { FormState } from "@/components/console/form/form-state";
import { FIXED_PERMISSIONS } from "@/server/domain/merchants";
import { consoleUser, trySignIn } from "@/server/testing/console";
import { type ConsoleOperation, consoleOperations } from "@/server/testing/console-operations";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { makeLink } from "@/server/testing/payment-links";
import { type RowChanges, watchRows } from "@/server/testing/row-changes";
import { writeSubscription } from "@/server/testing/subscriptions";
import { testEvent } from "@/server/testing/webhooks";
import ar from "../../../messages/ar.json";
import { shownLink } from "./payment-links/link-body";

const OF_STRANGERS = /^(sign-in|(join|reset|confirm|alert)\/)/;
const FORMS = (await consoleOperations()).filter(
  ({ name }) => name.includes(" ") && !name.startsWith("GET") && !OF_STRANGERS.test(name),
);
/** Forms without fields that a user types into. */
const WITHOUT_FIELDS = `me endOne, me endOthers, me setLetterKeys, me renewCodes, me removeFactor, me confirmEmail,
  second-factor startEnrolment, second-factor makePasskey, settings removeImage, settings renewKeys,
  settings/alerts changeTestAlerts, settings/branding/preview payNothing,
  test advanceToNext, test advanceByDay, test advanceByMonth`.split(/,\s+/);

/** The names of all fields, as the sources of the pages and their actions write them. */
function fieldNames(): readonly string[] {
  const named = /(?:\bname=|form(?:Text|Day)\(form, |form\.(?:getAll|get|has)\()"([\w.]+)"/g;
  const texts = ["app/[lang]/console", "components/console"].flatMap((root) =>
    readdirSync(root, { recursive: true })
      .map((name) => join(root, String(name)))
      .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test."))
      .map((path) => readFileSync(path, "utf8")),
  );
  const found = texts.flatMap((text) => [...text.matchAll(named)].map(([, name = ""]) => name));
  return [...new Set([...found, "timezone", "region", "brand_color", "webhook_url", "support_email"])];
}

/** Fields that change what a form does. */
const MODES = ["proof", "set", "passkey", "snooze", "starting_after"];
const FIELDS = fieldNames().filter((name) => !MODES.includes(name));

/** Texts that each break another rule of amounts, numbers, days, names or addresses. */
const TYPED = [
  ["a power", "1e1"],
  ["a number of any size", "-99999999999999999.0005"],
  ["markup and direction marks", "<b>\u202eabc"],
  ["a day that does not exist", "2026-02-30"],
  ["thousands of letters", "a".repeat(3_000)],
] as const;

/** Values that the forms accept, of an object that does not exist. */
const PLAUSIBLE: Readonly<Record<string, string>> = {
  ...Object.fromEntries(FIELDS.map((name) => [name, "text"])),
  ...{
    amount: "10.000",
    minimum_amount: "",
    maximum_amount: "",
    currency_code: "KWD",
    currency: "KWD",
    price: "fixed",
  },
  ...{
    url: "https://shop.example/hook",
    email: "a@shop.example",
    language: "en",
    kinds: "session.paid",
    interval: "day",
  },
  ...{
    created_after: "2026-01-01",
    created_before: "2026-01-02",
    until: "",
    active_until: "",
    max_payments: "",
    channel: "email",
  },
  ...{ phone: "+96550001111", is_checker: "false", delivered: "", direction: "credit", found: "refunded", ceiling: "" },
};

let merchant: TestMerchant;
let changes: RowChanges;
let token: string;

inOwnDatabase();
beforeAll(async () => {
  merchant = await testMerchant();
  const { username } = await consoleUser(merchant, ["console.access", ...FIXED_PERMISSIONS]);
  token = (await trySignIn(username)).token;
  changes = await watchRows(["rate_counter", "console_session", "audit_event", "audit_unchained"]);
});
afterAll(() => changes.end());

beforeEach(async () => {
  await merchant.ctx.db.rateCounter.deleteMany();
  await changes.places();
});

type Answer = { readonly state: FormState } | { readonly digest: string };

async function answerOf(
  { name, call }: ConsoleOperation,
  by: string,
  sent: Parameters<typeof call>[1],
): Promise<Answer> {
  try {
    return { state: (await call(by, sent)) as FormState };
  } catch (error) {
    const digest = Reflect.get(Object(error), "digest");
    if (typeof digest !== "string") throw new Error(`${name} failed.`, { cause: error });
    return { digest };
  }
}

async function leadingTo(address: RegExp, by: string, form: Record<string, string>): Promise<readonly string[]> {
  const others = FORMS.map(async (each) => {
    const answer = await answerOf(each, by, { form, place: { lang: "ar" } });
    return "digest" in answer && address.test(answer.digest) ? [] : [[each.name, JSON.stringify(answer)].join(" ")];
  });
  return (await Promise.all(others)).flat();
}

describe("nothing is stored, and a page says so,", () => {
  test("if another user has signed in since the form was opened", async () => {
    expect(await leadingTo(/;\/ar\/console\/refused\?told=/, token, { [FORM_OWNER]: "7" })).toEqual([]);
    expect(await changes.places()).toEqual([]);
  });

  test("if the sign-in has ended since the form was opened", async () => {
    expect(await leadingTo(/;\/ar\/console\/sign-in/, "ended", {})).toEqual([]);
    expect(await changes.places()).toEqual([]);
  });
});

function isArabic(text: string): boolean {
  return /[\u0600-\u06ff]/.test(text);
}

/** The fault of an answer to a form with invalid values, or null. */
function faultOf(answer: Answer): string | null {
  if ("digest" in answer)
    return answer.digest === "NEXT_HTTP_ERROR_FALLBACK;404" || answer.digest.includes("/ar/console/")
      ? null
      : answer.digest;
  const { outcome, message, errors, values } = answer.state;
  if (outcome !== "refused") return `not refused: ${message}`;
  const said = [message ?? [], Object.values(errors)].flat();
  if (said.length === 0) return "nothing is said";
  if (!said.every(isArabic)) return said.filter((text) => !isArabic(text)).join(" ");
  return Object.keys(values).length === 0 ? "the typed values are lost" : null;
}

const PLACES: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>> = {
  "settings changeSettings": ["region", "payments", "look", "contact", "webhooks", "approval"].map((part) => ({
    part,
  })),
};

test.each(TYPED)("%s in each field is refused in the page's language, and stays there", async (_what, typed) => {
  const form = Object.fromEntries(FIELDS.map((name) => [name, typed]));
  const faults = FORMS.filter(({ name }) => !WITHOUT_FIELDS.includes(name)).flatMap((each) =>
    (PLACES[each.name] ?? [{}]).map(async (place) => {
      const fault = faultOf(await answerOf(each, token, { form, place: { lang: "ar", ...place } }));
      return fault === null ? [] : [`${each.name} ${Object.values(place)}: ${fault}`];
    }),
  );
  expect((await Promise.all(faults)).flat()).toEqual([]);
  expect(await changes.places()).toEqual([]);
});

const OUTDATED = ar.console.form.outdated;

/** Forms that create an object from valid values. */
const MAKERS = ["keys createKey", "users invite"];

/** Objects of another merchant, by the folders of their forms. */
async function foreign(): Promise<Readonly<Record<string, Readonly<Record<string, string>>>>> {
  const other = await testMerchant();
  const { eventId, sessionId } = await testEvent(other, { url: "http://127.0.0.1:9/" });
  const link = await makeLink(other, { type: "payment_request" });
  const { id: subscription } = await writeSubscription(other);
  const { id: user } = await consoleUser(other);
  return {
    events: { id: eventId },
    "payment-links": { id: link.id, shown: shownLink(link) },
    "payments/[session_id]": { sessionId, act: "cancel" },
    "payments/[session_id]/decide": { sessionId },
    "subscriptions/[subscription_id]": { id: subscription },
    users: { id: String(user) },
  };
}

test("an object of another merchant, or none, is refused in the page's language", async () => {
  const places = await foreign();
  await changes.places();
  const onObjects = FORMS.filter(({ name }) => ![...WITHOUT_FIELDS, ...MAKERS].includes(name));
  const faults = onObjects.map(async (each) => {
    const place = places[each.name.split(" ")[0] ?? ""];
    const fault = faultOf(await answerOf(each, token, { form: PLAUSIBLE, place: { lang: "ar", ...place } }));
    return fault === null ? [] : [`${each.name}: ${fault}`];
  });
  expect((await Promise.all(faults)).flat()).toEqual([]);
  expect(await changes.places()).toEqual([]);
});

const FORGED = { part: "forged", slot: "forged", kind: "forged" };

test.each([
  ["settings changeSettings", {}],
  ["settings uploadImage", {}],
  ["settings removeImage", {}],
  ["settings/alerts changeReaders", { reader: "1", "kinds.1": "forged" }],
  ["me setTheme", { theme: "forged" }],
  ["me setAlerts", { kind: "forged", language: "en" }],
  ["me setAlerts", { language: "forged" }],
  ["payments/views keepColumns", { column: "forged" }],
  ["payments/bulk beginBulk", {}],
  ["users invite", { set: "forged" }],
  ["users changePermissions", { set: "forged" }],
  ["wallets/[account_id] adjustWallet", { direction: "forged" }],
])("%s with %o, which the page does not offer, saves nothing and says so", async (name, choice) => {
  const form = FORMS.find((each) => each.name === name);
  if (form === undefined) throw new Error(`There is no form ${name}.`);
  const sent = { place: { lang: "ar", ...FORGED }, form: { amount: "1.000", ...choice } };
  const answer = await answerOf(form, token, sent);
  expect("state" in answer && [answer.state.outcome, answer.state.message]).toEqual(["refused", OUTDATED]);
  expect(await changes.places()).toEqual([]);
});
