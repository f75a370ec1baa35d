/** Session endpoints for tests: calls, users, attempts. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/generated/client";
import { createUser, NewUser } from "@/server/domain/merchants";
import { referenceNumber } from "@/server/kernel/ids";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteReply, type RouteRequest } from "./call-route";
import { type TestMerchant, testMerchant } from "./harness";

const PASSWORD = "correct horse";

/** The required fields of a session. */
export const BODY = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };

type Routes = Parameters<typeof callRoute>[0];

/**
 * Creates merchants and calls their session endpoints: `all` are the list's handlers, `one` a session's.
 * `change` replaces fields of the body.
 */
export function sessionWorld(routes: { readonly all: Routes; readonly one: Routes }) {
  return async (choices: Parameters<typeof testMerchant>[0] = {}) => {
    const merchant = await testMerchant(choices);
    const key = merchant.privateKey;
    const post = (sent: RouteRequest = {}): Promise<RouteReply> =>
      callRoute(routes.all, { method: "POST", key, path: "/b/checkout/v1/pymt-txn/", ...sent });
    const create = (change: object = {}, sent: RouteRequest = {}): Promise<RouteReply> =>
      post({ body: { ...BODY, ...change }, ...sent });
    const at = (id: string, sent: RouteRequest = {}): Promise<RouteReply> =>
      callRoute(routes.one, { key, params: { session_id: id }, path: `/b/checkout/v1/pymt-txn/${id}/`, ...sent });
    const patch = (id: string, body: unknown, sent: RouteRequest = {}) => at(id, { method: "PATCH", body, ...sent });
    const put = (id: string, change: object = {}, sent: RouteRequest = {}) =>
      at(id, { method: "PUT", body: { ...BODY, ...change }, ...sent });
    const created = async (change: object = {}): Promise<string> => (await create(change)).body.session_id;
    const count = () => merchant.ctx.db.paymentSession.count({ where: { merchantId: merchant.id } });
    return { ...merchant, merchant, post, create, at, patch, put, created, count };
  };
}

/** Creates a user of the merchant with these permissions; returns the value for `Sent.basic`. */
export async function userWith(merchant: TestMerchant, permissions: readonly string[]): Promise<[string, string]> {
  const username = `user.${randomBytes(8).toString("hex")}`;
  await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, permissions }));
  return [username, PASSWORD];
}

/** Inserts an attempt of the session; `change` replaces columns. */
export async function attemptOf(
  merchant: TestMerchant,
  sessionId: string,
  change: Partial<Prisma.AttemptUncheckedCreateInput> = {},
): Promise<string> {
  const id = `att_${randomBytes(12).toString("hex")}`;
  await merchant.ctx.db.attempt.create({
    data: {
      id,
      merchantId: merchant.id,
      sessionId,
      number: 1,
      state: "pending",
      pgCode: "sandbox",
      connector: "sarraf_sandbox",
      operation: "purchase",
      formOfPayment: "card",
      referenceNumber: referenceNumber(randomBytes(9)),
      amount: "10.5",
      currency: "KWD",
      chargeAmount: "10.5",
      chargeCurrency: "KWD",
      createdAt: merchant.ctx.now(),
      ...change,
    },
  });
  return id;
}
