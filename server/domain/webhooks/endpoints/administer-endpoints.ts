import { randomBytes } from "node:crypto";
import type { WebhookEndpoint } from "@/server/db/generated/client";
import { transaction } from "@/server/db/transactions/transaction";
import { lockMerchant, recordAdministration, requireKeyMaker } from "@/server/domain/merchants";
import { Conflict, InvalidFields, NotFound } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { cursorAt, knownStart, type Page, type PageRequest, pageOfRows } from "@/server/kernel/page";
import type { Ctx, Tx } from "@/server/kernel/types";
import { seal } from "@/server/secrets";
import type {
  NewWebhookEndpoint,
  NewWebhookEndpointView,
  WebhookEndpointPatch,
  WebhookEndpointView,
} from "../contract/endpoints";
import { stopDeliveries } from "../statements/stop-deliveries";
import { basicOf, headersOf, newSecret, replacedBy, sealedBasic, sealedHeaders } from "./secrets";
import { endpointView } from "./views";

export const MOST = 20;

/**
 * @throws {Forbidden} for a restricted key, which would receive events that its permissions do not allow
 * @throws {InvalidFields} if both Basic and a header `Authorization` are sent
 * @throws {Conflict} if the merchant has as many endpoints as allowed
 */
export async function createEndpoint(ctx: Ctx, input: NewWebhookEndpoint): Promise<NewWebhookEndpointView> {
  requireKeyMaker(ctx.actor);
  return transaction(ctx.db, async (tx) => {
    const merchantId = ctx.merchant.id;
    await lockMerchant(tx, merchantId);
    const count = await tx.webhookEndpoint.count({ where: { merchantId } });
    if (count >= MOST) throw new Conflict(`A merchant has at most ${MOST} webhook endpoints.`);
    const secret = newSecret();
    const at = ctx.now();
    const row = await tx.webhookEndpoint.create({
      data: {
        id: prefixed("whe", randomBytes(25)),
        merchantId,
        url: input.url,
        description: input.description ?? null,
        kinds: [...new Set(input.kinds ?? [])],
        headers: sealedHeaders(input.headers) ?? null,
        basic: sealedBasic(input.basic) ?? null,
        secret: seal(secret),
        createdAt: at,
        updatedAt: at,
      },
    });
    requireOneCredential(row);
    const view = endpointView(row, ctx.realNow());
    await recordAdministration(ctx, tx, { ...named(row), action: "webhook_endpoint.created", after: view });
    return { ...view, signing_secret: secret };
  });
}

export async function listEndpoints(ctx: Ctx, page: PageRequest): Promise<Page<WebhookEndpointView>> {
  const where = { merchantId: ctx.merchant.id };
  const { startingAfter: id } = page;
  if (id !== undefined) knownStart(await ctx.db.webhookEndpoint.findFirst({ where: { ...where, id } }));
  const [count, rows] = await Promise.all([
    ctx.db.webhookEndpoint.count({ where }),
    ctx.db.webhookEndpoint.findMany({
      where,
      orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      ...cursorAt("id", page),
    }),
  ]);
  const found = rows.map((row) => endpointView(row, ctx.realNow()));
  return pageOfRows(count, found, page);
}

/** @throws {NotFound} */
export async function retrieveEndpoint(ctx: Ctx, id: string): Promise<WebhookEndpointView> {
  return endpointView(await endpointOf(ctx, ctx.db, id), ctx.realNow());
}

/**
 * Pausing an endpoint stops the deliveries that wait for a retry.
 * @throws {NotFound} {Forbidden} {InvalidFields} as {@link createEndpoint}
 */
export async function updateEndpoint(ctx: Ctx, id: string, patch: WebhookEndpointPatch): Promise<WebhookEndpointView> {
  requireKeyMaker(ctx.actor);
  return changed(ctx, id, "webhook_endpoint.changed", async (tx, before) => {
    const at = ctx.now();
    const pausedAt = patch.paused === undefined ? undefined : patch.paused ? (before.pausedAt ?? at) : null;
    const row = await tx.webhookEndpoint.update({
      where: { id },
      data: {
        ...(patch.url !== undefined && { url: patch.url }),
        ...(patch.description !== undefined && { description: patch.description }),
        ...(patch.kinds !== undefined && { kinds: [...new Set(patch.kinds)] }),
        ...(patch.headers !== undefined && { headers: sealedHeaders(patch.headers) ?? null }),
        ...(patch.basic !== undefined && { basic: sealedBasic(patch.basic) ?? null }),
        ...(pausedAt !== undefined && { pausedAt }),
        updatedAt: at,
      },
    });
    requireOneCredential(row);
    if (row.pausedAt !== null) await stopDeliveries(ctx, tx, { endpointId: id });
    return row;
  });
}

/**
 * Replaces the signing key; the former key also signs for 24 hours.
 * @throws {NotFound} {Forbidden}
 */
export async function rotateEndpointKey(ctx: Ctx, id: string): Promise<NewWebhookEndpointView> {
  requireKeyMaker(ctx.actor);
  const secret = newSecret();
  const view = await changed(ctx, id, "webhook_endpoint.rotated", (tx, before) =>
    tx.webhookEndpoint.update({
      where: { id },
      data: { ...replacedBy(secret, before, ctx.realNow()), updatedAt: ctx.now() },
    }),
  );
  return { ...view, signing_secret: secret };
}

/**
 * Deletes a webhook endpoint and stops deliveries that wait for a retry; the events keep the log of its
 * deliveries.
 * @throws {NotFound}
 */
export async function deleteEndpoint(ctx: Ctx, id: string): Promise<void> {
  await transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const row = await endpointOf(ctx, tx, id);
    await stopDeliveries(ctx, tx, { endpointId: id });
    await tx.webhookEndpoint.delete({ where: { id } });
    const before = endpointView(row, ctx.realNow());
    await recordAdministration(ctx, tx, { ...named(row), action: "webhook_endpoint.deleted", before });
  });
}

async function changed(
  ctx: Ctx,
  id: string,
  action: "webhook_endpoint.changed" | "webhook_endpoint.rotated",
  change: (tx: Tx, before: WebhookEndpoint) => Promise<WebhookEndpoint>,
): Promise<WebhookEndpointView> {
  return transaction(ctx.db, async (tx) => {
    await lockMerchant(tx, ctx.merchant.id);
    const before = await endpointOf(ctx, tx, id);
    const row = await change(tx, before);
    const [was, after] = [before, row].map((each) => endpointView(each, ctx.realNow()));
    await recordAdministration(ctx, tx, { ...named(row), action, before: was, after });
    return after ?? endpointView(row, ctx.realNow());
  });
}

/** @throws {NotFound} */
export async function endpointOf(ctx: Ctx, db: Pick<Tx, "webhookEndpoint">, id: string): Promise<WebhookEndpoint> {
  const row = await db.webhookEndpoint.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  if (row === null) throw new NotFound();
  return row;
}

/**
 * @throws {NotFound}
 * @throws {Conflict} if the endpoint is paused
 */
export async function receivingEndpoint(ctx: Ctx, tx: Tx, id: string): Promise<WebhookEndpoint> {
  const row = await endpointOf(ctx, tx, id);
  if (row.pausedAt !== null) throw new Conflict("The webhook endpoint is paused.");
  return row;
}

function named({ id, url }: WebhookEndpoint) {
  return { objectId: id, mailed: url };
}

function requireOneCredential(row: WebhookEndpoint): void {
  const names = Object.keys(headersOf(row)).map((name) => name.toLowerCase());
  if (basicOf(row) !== null && names.includes("authorization"))
    throw new InvalidFields({ headers: ["The header Authorization cannot be set beside `basic`."] });
}
