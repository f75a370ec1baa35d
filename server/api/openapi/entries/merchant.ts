import { MethodRecordView, ProvisioningOptionsView } from "@/server/domain/gateways/contract/answers";
import { SettingsView, TokenView, UserList, UserView } from "@/server/domain/merchants/contract/answers";
import { RequestLogPage } from "@/server/domain/request-log/contract";
import { MethodsView } from "@/server/domain/wallet/contract";
import { type Entries, type Entry, SAMPLES } from "../entry";

function image(slot: "Logo" | "Favicon", rule: string): Readonly<Record<"POST" | "PUT" | "DELETE", Entry>> {
  const word = slot === "Logo" ? "logo" : "icon";
  const shared = {
    tag: "Settings",
    description: `Stores the ${word}, sent as a form: ${rule}. It replaces a present one.`,
    body: "BrandImage",
    answers: { 200: [SettingsView] },
  } as const;
  const examples = { file: { summary: "An image", body: { file: "logo.png" } } };
  return {
    POST: { ...shared, id: `settings.upload${slot}`, summary: `Upload the ${word}`, examples },
    PUT: {
      ...shared,
      id: `settings.replace${slot}`,
      summary: `Upload the ${word} in place of the present one`,
      examples,
    },
    DELETE: {
      id: `settings.delete${slot}`,
      tag: "Settings",
      summary: `Take the ${word} away`,
      description: `Removes the ${word}.`,
      answers: { 204: "empty" },
      examples: { present: { summary: "The present one" } },
    },
  };
}

const LOGO = image("Logo", "PNG, JPEG or WebP, at most 512 KB, 16 to 2048 pixels on each side");
const FAVICON = image("Favicon", "a square PNG, JPEG or WebP, at most 128 KB and 512 pixels");

export const MERCHANT: Entries = {
  "POST /b/pbl/v2/payment-methods/": {
    id: "paymentMethods.list",
    tag: "Payment methods",
    summary: "List the gateways that can serve a purpose",
    description:
      "Lists gateway accounts that match every filter. False, an empty text and an empty list filter nothing. Users see accounts that they may use.",
    body: "PaymentMethodSearch",
    answers: { 200: [MethodsView] },
    examples: { all: { summary: "For payment requests", body: { plugin: "payment_request", customer_id: "c-1" } } },
  },
  "POST /b/pbl/v2/osb/create/": {
    id: "gateways.create",
    tag: "Payment methods",
    summary: "Create a simulated gateway",
    description:
      "Creates a gateway account that simulates payments, whatever is sent. Five successes in a rolling hour for each caller, then 429. Wallets, fees and exchange rates are set by the operator. Test cards: 411111111111111 succeeds, 411111111111112 is declined, 411111111111113 is an error, 411111111111114 to 411111111111116 succeed and are declined when charged later as a token; any other number cancels the attempt. `extra.sandbox_…` of a session or operation tries other outcomes.",
    body: "GatewayCreate",
    answers: { 201: [MethodRecordView] },
    examples: {
      shop: {
        summary: "A gateway that refunds",
        body: {
          name_en: "Web shop",
          currency_code: "KWD",
          plugins: ["e_commerce", "payment_request"],
          operations: ["refund"],
        },
      },
    },
  },
  "OPTIONS /b/pbl/v2/osb/create/": {
    id: "gateways.describe",
    tag: "Payment methods",
    summary: "Tell the fields of a simulated gateway and every allowed value",
    description: "Returns the fields of the request with every allowed value.",
    answers: { 200: [ProvisioningOptionsView] },
    headers: ["Allow"],
    examples: { fields: { summary: "The fields" } },
  },
  "GET /b/merchant/v1/settings/": {
    id: "settings.retrieve",
    tag: "Settings",
    summary: "Retrieve the settings",
    description: "Returns the merchant's settings.",
    answers: { 200: [SettingsView] },
    examples: { own: { summary: "The merchant's" } },
  },
  "PATCH /b/merchant/v1/settings/": {
    id: "settings.update",
    tag: "Settings",
    summary: "Change settings",
    description: "Changes the fields that are sent and leaves the others as they are.",
    body: "SettingsUpdate",
    answers: { 200: [SettingsView] },
    examples: { hook: { summary: "Another webhook address", body: { webhook_url: "https://shop.example/hooks" } } },
  },
  "POST /b/merchant/v1/settings/logo/": LOGO.POST,
  "PUT /b/merchant/v1/settings/logo/": LOGO.PUT,
  "DELETE /b/merchant/v1/settings/logo/": LOGO.DELETE,
  "POST /b/merchant/v1/settings/favicon/": FAVICON.POST,
  "PUT /b/merchant/v1/settings/favicon/": FAVICON.PUT,
  "DELETE /b/merchant/v1/settings/favicon/": FAVICON.DELETE,
  "GET /b/merchant/v1/users/": {
    id: "users.list",
    tag: "Users",
    summary: "List users",
    description: "Lists the merchant's users.",
    answers: { 200: [UserList] },
    paging: "offset",
    examples: { all: { summary: "All" } },
  },
  "POST /b/merchant/v1/users/": {
    id: "users.create",
    tag: "Users",
    summary: "Create a user",
    description: "Creates a user who signs in with a name and a password.",
    body: "UserCreate",
    answers: { 201: [UserView] },
    examples: {
      cashier: {
        summary: "A cashier",
        body: {
          username: SAMPLES.newUsername,
          password: "correct horse",
          permissions: ["Can add payment requests", "Can use sandbox"],
        },
      },
    },
  },
  "PATCH /b/merchant/v1/users/{id}/": {
    path: { id: "Number of the user." },
    id: "users.update",
    tag: "Users",
    summary: "Change a user",
    description:
      "Changes the fields that are sent and leaves the others as they are. Permissions count from the next request on.",
    body: "UserUpdate",
    answers: { 200: [UserView] },
    examples: { checker: { summary: "A checker", params: { id: SAMPLES.user }, body: { is_checker: true } } },
  },
  "DELETE /b/merchant/v1/users/{id}/": {
    path: { id: "Number of the user." },
    id: "users.delete",
    tag: "Users",
    summary: "Delete a user",
    description: "Deletes a user, who can no longer sign in or call the API.",
    answers: { 204: "empty" },
    examples: { one: { summary: "A user", params: { id: SAMPLES.user } } },
  },
  "GET /b/merchant/v1/request-log/": {
    id: "requestLog.list",
    tag: "Settings",
    summary: "List requests of the last 30 days, newest first",
    description:
      "Lists the merchant's requests. A request appears about half a second after its answer. `next` contains the `cursor` of the following page.",
    answers: { 200: [RequestLogPage] },
    examples: { refused: { summary: "Those that were refused", query: { outcome: "refused" } } },
  },
  "POST /b/auth/v1/token/": {
    id: "tokens.create",
    tag: "Tokens",
    summary: "Issue a bearer token to a user",
    description:
      "Returns a JWT for a user's name and password. 401 for a wrong name or password and for users with a second factor, who sign in on the console only; 429 after 10 failures in 15 minutes. It needs no credential. Tokens of an identity provider are accepted, too, if the operator configured one.",
    body: "TokenCreate",
    answers: { 200: [TokenView] },
    refuses: [401, 429],
    examples: { login: { summary: "A user", body: { username: SAMPLES.username, password: "correct horse" } } },
  },
};
