import { expect, it } from "vitest";
import { callRoute } from "@/server/testing/call-route";
import { testMerchant } from "@/server/testing/harness";
import * as events from "./events/v1/events/route";
import * as apiKeys from "./merchant/v1/api-keys/route";
import * as users from "./merchant/v1/users/route";
import * as deleted from "./pbl/v2/deleted-transactions/route";
import * as requests from "./pbl/v2/operation-requests/route";
import * as subscriptions from "./pbl/v2/subscriptions/route";
import * as transactions from "./pbl/v2/transactions/route";
import * as emails from "./sandbox/v1/emails/route";
import * as accounts from "./wallet/[provider]/v1/accounts/route";
import * as entries from "./wallet/[provider]/v1/entries/route";

const HUGE = "99999999999";

it.each([
  ["transactions", transactions],
  ["deleted transactions", deleted],
  ["requests for approval", requests],
  ["events", events],
  ["users", users],
  ["keys", apiKeys],
  ["mails", emails],
])("a limit above the maximum of %s is the maximum", async (_, routes) => {
  const { privateKey: key } = await testMerchant();
  const { status } = await callRoute(routes, { key, path: `/b/x/?limit=${HUGE}&offset=${HUGE}` });
  expect(status).toBe(200);
});

it.each([
  ["subscriptions", subscriptions, { limit: HUGE, offset: HUGE }],
  ["wallets", accounts, { customer_id: "c-1", pagination: { per_page: HUGE } }],
  ["entries", entries, { customer_id: "c-1", currency: "KWD", pagination: { per_page: HUGE } }],
])("and so is that of the %s of a body", async (_, routes, body) => {
  const { privateKey: key } = await testMerchant();
  const { body: answer } = await callRoute(routes, { method: "POST", key, params: { provider: "sarraf" }, body });
  for (const field of ["limit", "offset", "pagination"]) expect(answer).not.toHaveProperty(field);
});
