import "@/server/wiring";
import type pg from "pg";
import { request } from "undici";
import { contextFor, merchantFacts, systemContext } from "@/server/context";
import { closeDatabase } from "@/server/db/client";
import { ApplePayRequest, payByDeviceWallet } from "@/server/domain/native";
import { OperationRequest, runOperation } from "@/server/domain/operations";
import { CreateSession, createSession } from "@/server/domain/sessions";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { APPLE_PAY } from "@/server/testing/device-payloads";
import { Written } from "./bare";
import { tell } from "./figures.mjs";
import { startMedusa } from "./medusa.mjs";
import { withClients, withService } from "./service.mjs";
import { inTurns, ownCpu, repeated, WORKERS } from "./turns.mjs";

type Service = Parameters<Parameters<typeof withService>[1]>[0];

const NEW = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
const REFUND = { operation: "refund", amount: "10.500" };

async function shopContext({ merchantId }: Service): Promise<Ctx> {
  const system = systemContext("bench");
  const row = await system.db.merchant.findUniqueOrThrow({ where: { id: merchantId } });
  const { id: keyId } = await system.db.apiKey.findFirstOrThrow({ where: { merchantId } });
  return contextFor(system, merchantFacts(row), { kind: "private_key", keyId });
}

async function byVerbs(ctx: Ctx): Promise<string> {
  const { session_id } = await createSession(ctx, readInput(CreateSession, NEW));
  const payment = readInput(ApplePayRequest, { session_id, payload: APPLE_PAY });
  await payByDeviceWallet(ctx, { ...payment, wallet: "apple_pay", idempotencyKey: null });
  await runOperation(ctx, readInput(OperationRequest, { ...REFUND, session_id }), { trackingKey: null });
  return session_id;
}

async function post({ address, headers }: Service, path: string, sent: object): Promise<{ session_id: string }> {
  const { statusCode, body } = await request(address + path, { method: "POST", headers, body: JSON.stringify(sent) });
  const answer = await body.text();
  if (statusCode >= 300) throw new Error(`${path} answered ${statusCode}: ${answer}`);
  return JSON.parse(answer);
}

async function overHttp(service: Service): Promise<void> {
  const { session_id } = await post(service, "/b/checkout/v1/pymt-txn/", NEW);
  await post(service, "/b/pbl/v2/payment/apple-pay/", { session_id, payload: APPLE_PAY });
  await post(service, "/b/pbl/v2/operation/", { ...REFUND, session_id });
}

function writtenBy(client: pg.Client, session: string): Promise<Written> {
  const ofAttempts = "(SELECT reference_number FROM attempt WHERE session_id = $1)";
  const objects = "(SELECT id FROM attempt WHERE session_id = $1 UNION SELECT id FROM operation WHERE session_id = $1)";
  const conditions = {
    payment_session: ["id = $1", session],
    attempt: ["session_id = $1", session],
    operation: ["session_id = $1", session],
    simulated_gateway_entry: [`reference_number IN ${ofAttempts} OR charge_reference IN ${ofAttempts}`, session],
    state_change: [`object_id = $1 OR object_id IN ${objects}`, session],
    event: ["object_id = $1", session],
    audit_event: ["session_id = $1 AND action <> 'session.created'", session],
  } as const;
  return Written.read(client, conditions, (rows) => [
    session,
    rows.get("payment_session")?.[0]?.short_code,
    ...(rows.get("attempt") ?? []).flatMap((row) => [row.id, row.reference_number]),
    ...(rows.get("operation") ?? []).flatMap((row) => [row.id, row.reference_number, row.child_session_id]),
    ...(rows.get("simulated_gateway_entry") ?? []).map((row) => row.id),
    ...(rows.get("event") ?? []).map((row) => row.id),
  ]);
}

async function byBareStatements(client: pg.Client, written: Written): Promise<void> {
  const copy = written.copy(client);
  await copy.insert("payment_session");
  await copy.transaction(async () => {
    await copy.lock("payment_session");
    await copy.insert("attempt");
  });
  await copy.insert("simulated_gateway_entry", 0, 1);
  await copy.transaction(async () => {
    await copy.lock("payment_session");
    await copy.update("attempt", ["state", "gateway_response", "finished_at"]);
    await copy.update("payment_session", ["state", "paid_amount", "settled_at", "updated_at"]);
    await copy.insert("state_change", 0, 2);
    await copy.insert("event", 0, 1);
  });
  await copy.transaction(async () => {
    await copy.lock("payment_session");
    await copy.insert("operation");
    await copy.insert("audit_event");
  });
  await copy.insert("simulated_gateway_entry", 1);
  await copy.transaction(async () => {
    await copy.lock("payment_session");
    await copy.update("operation", ["state", "gateway_response", "finished_at"]);
    await copy.update("payment_session", ["refunded_amount", "event_count", "updated_at"]);
    await copy.insert("state_change", 2);
    await copy.insert("event", 1);
  });
}

function told(medians: Awaited<ReturnType<typeof inTurns>>): void {
  const [http, verbs, bare, medusa] = ["over HTTP", "by the verbs", "by bare statements", "by Medusa"].map(
    (name) => medians[name],
  );
  if (http === undefined || verbs === undefined || bare === undefined) return;
  console.log(`The verbs do ${(verbs.rate / bare.rate).toFixed(2)} of what bare statements do.`);
  if (medusa === undefined) return;
  tell("Payments over HTTP to Medusa's in process", http.rate / medusa.rate, { least: 3, unit: "×" });
  console.log(`By CPU: ${(medusa.cpu / http.cpu).toFixed(1)}×.`);
}

async function compare(service: Service): Promise<void> {
  Object.assign(process.env, { DATABASE_URL: service.url, SARRAF_SECRET: service.secret });
  const ctx = await shopContext(service);
  const written = await writtenBy(service.client, await byVerbs(ctx));
  await service.client.query("CREATE DATABASE medusa");
  const medusa = await startMedusa(service.url.replace(/[^/]+$/, "medusa"), WORKERS);
  try {
    const medians = await withClients(service.url, WORKERS, (clients) => {
      const bare = (worker: number) => {
        const client = clients[worker];
        if (client === undefined) throw new Error("Each worker has a connection.");
        return byBareStatements(client, written);
      };
      return inTurns(
        [
          { name: "by bare statements", round: repeated(bare), cpu: ownCpu },
          { name: "by the verbs", round: repeated(() => byVerbs(ctx)), cpu: ownCpu },
          { name: "over HTTP", round: repeated(() => overHttp(service)), cpu: service.serverCpu },
          ...(medusa === null ? [] : [{ name: "by Medusa", ...medusa }]),
        ],
        { client: service.client, postgresCpu: service.postgresCpu },
      );
    });
    told(medians);
  } finally {
    await medusa?.stop();
    await closeDatabase();
  }
}

await withService("payments", compare);
