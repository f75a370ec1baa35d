/**
 * Who may open which page and send which form, without a browser: with all other permissions it is refused,
 * with the needed one alone it is not.
 */
import { randomUUID } from "node:crypto";
import { expectSaid } from "./support/refusals";
import { type ServerAction, serverActions, Visitor } from "./support/server-actions";
import { EVERYTHING, openShop, type Shop } from "./support/shop";
import { expect, Merchant, test } from "./support/test";

const ACTIONS = serverActions();
const VIEWS = ["add", "change", "view"].flatMap((verb) =>
  ["payment requests", "e-commerce payments"].map((type) => `Can ${verb} ${type}`),
);
const OF_REQUESTS = VIEWS.filter((each) => each.endsWith("payment requests"));
const ADDS = VIEWS.filter((each) => each.startsWith("Can add"));
const ASKS = ["payment.refund", "payment.void", "Can do refund", "Can do void"];
const ALL = [...new Set([...EVERYTHING, ...VIEWS, ...ASKS, "payment.expire", "payment.collect", "Can add Invoice"])];

type Rule = {
  /** As the refusal names it. */
  readonly need: string;
  /** Each one suffices. */
  readonly grants: readonly string[];
  /** Also needed. */
  readonly also?: readonly string[];
  readonly pages?: readonly string[];
  readonly files?: readonly string[];
  /** A folder means all of its actions. */
  readonly actions?: readonly string[];
};

function rulesOf(shop: Shop): readonly Rule[] {
  const view = {
    pages: [
      ...[
        "/overview",
        "/month",
        "/payments",
        "/payments/files",
        "/payments/bulk",
        "/payments/bulk/new",
        "/payment-links",
        "/subscriptions",
        "/customers",
        "/events",
        "/gateways",
        "/gateways/cards",
      ],
      "/approvals/parked",
      ...[`/payments/${shop.payment}`, `/subscriptions/${shop.subscription}`, `/customers/${shop.customer}`],
      `/events/${shop.event}`,
    ],
    files: ["/payments/export", `/payments/${shop.payment}/receipt`, "/payments/files/x/file", "/month/export"],
    actions: [
      "events",
      "payments/bulk",
      "payments/files",
      "payments/views",
      "payments/[session_id]/decide",
      "subscriptions/[subscription_id]",
      "payment-links: changeNow",
      "payment-links: closeNow",
    ],
  };
  const own = (need: string) => ({ need, grants: [need] });
  const onPayment = ["payment.refund", "payment.inquiry"];
  const settings = ["general", "branding", "branding/preview", "webhooks", "approval", "alerts", "security"];
  return [
    { need: "view", grants: VIEWS, ...view },
    { need: "add", grants: ADDS, pages: ["/payments/new"], actions: ["payments/new", "payment-links: makeLink"] },
    {
      need: "alerts",
      grants: OF_REQUESTS,
      also: ["Can view e-commerce payments"],
      pages: ["/alerts"],
      actions: ["alerts"],
    },
    { need: "approvals", grants: [...VIEWS, ...ASKS], pages: ["/approvals"], actions: ["approvals"] },
    { need: "view", grants: VIEWS, also: onPayment, actions: ["payments/[session_id]"] },
    { need: "payment.refund", grants: ASKS, also: VIEWS, actions: ["payments/[session_id]: operate"] },
    { ...own("payment.refund"), also: VIEWS, actions: ["approvals/parked"] },
    { ...own("payment.inquiry"), also: VIEWS, actions: ["payments/[session_id]: checkStatus"] },
    { ...own("payment.capture"), also: VIEWS, pages: [`/payments/bulk/new?act=capture&session=${shop.held}`] },
    { ...own("wallet.view"), pages: ["/wallets", `/wallets/${shop.wallet}`] },
    { ...own("wallet.adjust"), actions: ["wallets/[account_id]"] },
    { ...own("card.delete"), actions: ["customers/[customer_id]"] },
    { ...own("report.can_view_report"), pages: ["/reports"], files: ["/reports/x/file"], actions: ["reports"] },
    { ...own("gateway.add"), actions: ["gateways", "gateways/[code]"] },
    { ...own("console.developer"), pages: ["/requests", "/test", "/test/mailbox"], actions: ["test"] },
    { ...own("merchant.keys"), pages: ["/keys"], actions: ["keys"] },
    { ...own("merchant.users"), pages: ["/users", `/users/${shop.user}`, "/users/invite"], actions: ["users"] },
    {
      ...own("merchant.settings"),
      pages: [
        ...settings.map((part) => `/settings/${part}`),
        ...["/settings/webhooks/endpoints", `/settings/webhooks/endpoints/${shop.endpoint}`],
      ],
      actions: ["settings", "settings/alerts", "settings/branding/preview", "settings/webhooks/endpoints"],
    },
  ];
}

const OPEN = ["sign-in", "second-factor", "join/[token]", "reset/[token]", "alert/[token]", "confirm/[token]"];

const folderOf = ({ name }: ServerAction) => name.split(": ")[0] ?? "";
const ofRule = ({ actions = [] }: Rule, action: ServerAction) =>
  actions.includes(action.name) || actions.includes(folderOf(action));

/** The place and state of any action. */
function argumentsOf({ name }: ServerAction, given: object): readonly unknown[] {
  const ids = {
    id: "x",
    code: "cards",
    connector: "stripe",
    field: "x",
    sessionId: "x",
    accountId: "x",
    operationId: "1",
    customerId: "x",
  };
  const texts = { kind: "capture", part: "general", slot: "logo", query: "", actionId: "x" };
  const place = { lang: "en", act: "refund", ...texts, ...ids, ...given };
  return name.endsWith(": checkStatus") ? [place] : [place, null];
}

/** A signed-in user whose permissions change. */
class Subject {
  readonly visitor: Visitor;
  private readonly password = "correct horse battery";

  private constructor(
    private readonly merchant: Merchant,
    private readonly id: unknown,
    readonly username: string,
  ) {
    this.visitor = new Visitor(merchant.base);
  }

  static async of(merchant: Merchant, permissions: readonly string[] = []): Promise<Subject> {
    const user = { username: `access-${randomUUID()}`, password: "correct horse battery" };
    const body = { ...user, permissions: ["console.access", ...permissions] };
    const { status, body: made } = await merchant.call("POST", "/b/merchant/v1/users/", body);
    expect(status, JSON.stringify(made)).toBe(201);
    const subject = new Subject(merchant, made.id, user.username);
    await subject.signIn();
    return subject;
  }

  signIn(): Promise<void> {
    return this.visitor.signIn({ username: this.username, password: this.password });
  }

  async hold(permissions: readonly string[]): Promise<void> {
    const { status } = await this.merchant.call("PATCH", `/b/merchant/v1/users/${this.id}/`, { permissions });
    expect(status).toBe(200);
  }

  async remove(): Promise<void> {
    expect((await this.merchant.call("DELETE", `/b/merchant/v1/users/${this.id}/`)).status).toBe(204);
  }
}

/** Statuses, or where a form leads. */
async function met(visitor: Visitor, rule: Rule, place: object): Promise<Readonly<Record<string, string>>> {
  const ownActions = ACTIONS.filter((action) => ofRule(rule, action));
  const [pages, actions] = await Promise.all([
    Promise.all(
      [...(rule.pages ?? []), ...(rule.files ?? [])].map(async (path) => {
        const answer = await visitor.get(path);
        await answer.body?.cancel();
        return [path, String(answer.status)];
      }),
    ),
    Promise.all(
      ownActions.map(async (action) => {
        const answer = await visitor.send(action, argumentsOf(action, place));
        const html = await answer.text();
        expect(answer.status, `${action.name} is answered`).toBeLessThan(500);
        const shown = /<h1[^>]*>.*?<\/h1>/.exec(html)?.[0] ?? html.slice(0, 200);
        return [action.name, answer.headers.get("location") ?? `${answer.status} without a redirect: ${shown}`];
      }),
    ),
  ]);
  return Object.fromEntries([...pages, ...actions]);
}

const MISSING: readonly string[] = ["/reports/x/file", "/payments/files/x/file"];

function expectedOf(rule: Rule, isGranted: boolean): (place: string) => unknown {
  if (!isGranted) {
    const refusal = `/en/console/refused?${new URLSearchParams({ needs: rule.need })}&told=`;
    const address = new RegExp(`^${refusal.replace(/[.?+*]/g, "\\$&")}[^&]+$`);
    return (place) => (place.startsWith("/") ? "403" : expect.stringMatching(address));
  }
  // For a missing file the permission does not matter.
  return (place) =>
    MISSING.includes(place) ? "404" : place.startsWith("/") ? "200" : expect.not.stringContaining("refused");
}

/** With all permissions but those that grant it, and with those alone. */
async function expectRules(merchant: Merchant, shop: Shop): Promise<void> {
  const rules = rulesOf(shop);
  const others = ACTIONS.filter((each) => !OPEN.includes(folderOf(each)) && !rules.some((rule) => ofRule(rule, each)));
  expect([...new Set(others.map(folderOf))], "forms without a rule").toEqual(["me"]);
  const subject = await Subject.of(merchant);
  for (const rule of rules) {
    for (const isGranted of [false, true]) {
      const held = isGranted
        ? [...rule.grants, ...(rule.also ?? [])]
        : ALL.filter((each) => !rule.grants.includes(each));
      await subject.hold(["console.access", ...held]);
      const answers = await met(subject.visitor, rule, { sessionId: shop.payment, callId: "att_none", job: "none" });
      const expected = Object.keys(answers).map((place) => [place, expectedOf(rule, isGranted)(place)]);
      expect.soft(answers, `${rule.need}, ${isGranted ? "alone" : "all but it"}`).toEqual(Object.fromEntries(expected));
      if (!isGranted) await expectSaid(subject.visitor, rule, Object.values(answers));
    }
  }
  await subject.hold(["console.access"]);
  for (const path of ["/me", "/activity", "/activity/export", "/find?q=x"])
    expect((await subject.visitor.get(path)).status, path).toBe(200);
}

/** What forms could change. */
async function standing(merchant: Merchant, shop: Shop): Promise<unknown> {
  const paths = [
    "/b/pbl/v2/operation-requests/",
    "/b/merchant/v1/users/",
    "/b/merchant/v1/api-keys/",
    "/b/merchant/v1/webhook-endpoints/",
  ];
  const lists = await Promise.all(paths.map((path) => merchant.call("GET", path)));
  return [await merchant.retrieve(shop.payment), await merchant.balances(shop.customer), ...lists];
}

/** Another merchant's user gets 404 and changes nothing. */
async function expectStrangersOut(merchant: Merchant, shop: Shop, stranger: Subject): Promise<void> {
  const { payment, subscription, customer, event, wallet, user, approval } = shop;
  const below = { payments: payment, subscriptions: subscription, customers: customer, events: event };
  const single = { ...below, wallets: wallet, users: user, approvals: approval, gateways: "cards" };
  for (const [folder, id] of Object.entries(single))
    expect.soft((await stranger.visitor.get(`/${folder}/${id}`)).status, folder).toBe(404);
  const endpoint = `/settings/webhooks/endpoints/${shop.endpoint}`;
  expect.soft((await stranger.visitor.get(endpoint)).status, endpoint).toBe(404);
  const before = await standing(merchant, shop);
  const typed = { reason: "mine", amount: "1", direction: "credit", key: randomUUID(), password: "x", left: "24.000" };
  const ids: Readonly<Record<string, string>> = { ...single, keys: await firstKey(merchant), settings: shop.endpoint };
  const isOfOne = (action: ServerAction) =>
    action.page.includes("[") || action.page === "/keys" || folderOf(action) === "settings/webhooks/endpoints";
  for (const action of ACTIONS.filter(isOfOne)) {
    const id = ids[action.page.split("/")[1] ?? ""] ?? "x";
    const place = { id, sessionId: payment, accountId: wallet, customerId: customer };
    const answer = await stranger.visitor.send(action, argumentsOf(action, place), typed);
    expect(answer.status, action.name).toBeLessThan(500);
  }
  expect(await standing(merchant, shop)).toEqual(before);
}

async function firstKey(merchant: Merchant): Promise<string> {
  const { body } = await merchant.call("GET", "/b/merchant/v1/api-keys/");
  return String((body.results as { id: unknown }[])[0]?.id);
}

/** Pages, files and forms after signing out. */
async function expectSignedOut({ visitor }: Subject, why: string): Promise<void> {
  const theme = ACTIONS.find(({ name }) => name === "me: setTheme");
  if (theme === undefined) throw new Error("The build has no form to choose a theme.");
  const [page, file] = await Promise.all([visitor.get("/me"), visitor.get("/activity/export")]);
  const form = await visitor.send(theme, argumentsOf(theme, {}), { theme: "dark" });
  for (const answer of [page, form]) expect.soft(answer.headers.get("location"), why).toContain("/en/console/sign-in");
  expect.soft(file.status, why).toBe(401);
}

test("each page and each form opens to its permission and to no other, from the next request on", async ({
  ownMerchant,
  receiver,
  operator,
}) => {
  test.slow();
  const shop = await openShop(ownMerchant, receiver, operator);
  await test.step("permissions", () => expectRules(ownMerchant, shop));
  await test.step("another merchant", async () => {
    const keys = JSON.parse(await operator.run("create", "--name", "Other Books"));
    const other = new Merchant(ownMerchant.base, { ...ownMerchant.credentials, ...keys });
    const calls = receiver.received.length;
    await expectStrangersOut(ownMerchant, shop, await Subject.of(other, ALL));
    expect(receiver.received.length).toBe(calls);
  });
  await test.step("sessions that are over", async () => {
    const [first, second, third] = await Promise.all([1, 2, 3].map(() => Subject.of(ownMerchant)));
    if (first === undefined || second === undefined || third === undefined) throw new Error("Three are signed in.");
    // The operator's commands run in their own process.
    await operator.run("user", "password", ownMerchant.credentials.merchant_id, first.username);
    await expectSignedOut(first, "another password");
    await second.remove();
    await expectSignedOut(second, "deleted");
    await third.hold(["merchant.users"]);
    await expectSignedOut(third, "without console.access");
  });
});
