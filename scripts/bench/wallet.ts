import "@/server/wiring";
import { randomUUID } from "node:crypto";
import type pg from "pg";
import { allGateways } from "@/server/domain/gateways";
import { commitHold, holdWallet } from "@/server/domain/wallet";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { anySession, credit, writing } from "@/server/testing/wallets";
import { cpuMs, postgresPid } from "./cpu.mjs";
import { tell } from "./figures.mjs";
import { withClients, withDatabase } from "./service.mjs";
import { inTurns, ownCpu, repeated, WORKERS } from "./turns.mjs";

const FUNDS = "100000000";
const PRICE = "0.010";

const customerOf = (worker: number, hot: boolean): string => (hot ? "hot" : `customer-${worker}`);

type Payer = { readonly customerId: string; readonly accounts: Awaited<ReturnType<typeof allGateways>> };

async function byVerbs(merchant: TestMerchant, { customerId, accounts }: Payer): Promise<void> {
  const { ctx } = merchant;
  const amount = money(PRICE, currency("KWD"));
  const use = { sessionId: anySession(), customerId, amount, accounts };
  const request = { ...use, expected: amount, at: ctx.now() };
  const held = await writing(merchant, (tx, writes) => holdWallet(ctx, tx, request, writes));
  if (held === null) throw new Error("Nothing was held.");
  const agreed = { sessionId: use.sessionId, customerId, holdId: held.holdId, expected: amount };
  const committed = await writing(merchant, (tx, writes) => commitHold(ctx, tx, { ...agreed, at: ctx.now() }, writes));
  if (committed === null) throw new Error("Nothing was committed.");
}

type WalletOwner = { readonly merchantId: string; readonly customerId: string };

async function send(client: pg.Client, text: string, values: unknown[]): Promise<Record<string, string>> {
  const name = text.replaceAll(/\s+/g, " ").slice(0, 60);
  return (await client.query({ name, text, values })).rows[0];
}

const ENTRY = `INSERT INTO wallet_entry (merchant_id, account_id, operation_id, entry_type, direction, amount, session_id, pg_code, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, 'sandbox', now())`;
const STEP = `INSERT INTO state_change (merchant_id, machine, object_id, from_state, event, to_state, at)
  VALUES ($1, 'reservation', $2, $3, $4, $5, now())`;
const LOCK = `SELECT id, balance, held FROM wallet_account
  WHERE merchant_id = $1 AND customer_id = $2 AND currency = 'KWD' AND provider = 'wallet_sarraf' FOR UPDATE`;

async function byBareStatements(client: pg.Client, { merchantId, customerId }: WalletOwner): Promise<void> {
  const [session, reservation, hold] = [anySession(), randomUUID(), randomUUID()];
  await client.query("BEGIN");
  const { id } = await send(client, LOCK, [merchantId, customerId]);
  const opened = await send(
    client,
    `INSERT INTO wallet_operation (merchant_id, account_id, type, amount, session_id, pg_code, created_at)
     VALUES ($1, $2, 'reservation', $3, $4, 'sandbox', now()) RETURNING id`,
    [merchantId, id, PRICE, session],
  );
  await send(client, ENTRY, [merchantId, id, opened.id, "reserve", "debit", PRICE, session]);
  await send(client, "UPDATE wallet_account SET held = held + $2, updated_at = now() WHERE id = $1", [id, PRICE]);
  await send(
    client,
    `INSERT INTO wallet_reservation (id, merchant_id, hold_id, account_id, operation_id, session_id, pg_code, provider, amount, state,
       release_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'sandbox', 'wallet_sarraf', $7, 'reserved', now() + interval '4 hours', now(), now())`,
    [reservation, merchantId, hold, id, opened.id, session, PRICE],
  );
  await send(client, STEP, [merchantId, reservation, "none", "submitted", "reserved"]);
  await client.query("COMMIT");
  await client.query("BEGIN");
  await send(client, LOCK, [merchantId, customerId]);
  const taken = "UPDATE wallet_account SET balance = balance - $2, held = held - $2, updated_at = now() WHERE id = $1";
  await send(client, taken, [id, PRICE]);
  await send(client, ENTRY, [merchantId, id, opened.id, "debit_payment", "debit", PRICE, session]);
  await send(
    client,
    `UPDATE wallet_reservation SET state = 'committed', release_at = NULL, updated_at = now(), finished_at = now() WHERE id = $1`,
    [reservation],
  );
  await send(client, STEP, [merchantId, reservation, "reserved", "payment_succeeded", "committed"]);
  await client.query("COMMIT");
}

async function deadlocks(client: pg.Client): Promise<number> {
  await client.query("SELECT pg_stat_clear_snapshot()");
  const { rows } = await client.query("SELECT deadlocks::int FROM pg_stat_database WHERE datname = current_database()");
  return rows[0].deadlocks;
}

async function measure(client: pg.Client, url: string): Promise<void> {
  const merchant = await testMerchant();
  for (const customerId of ["hot", ...Array.from({ length: WORKERS }, (_, worker) => customerOf(worker, false))])
    await credit(merchant, FUNDS, { customerId });
  const [postgres, accounts] = [await postgresPid(client), await allGateways(merchant.ctx)];
  await withClients(url, WORKERS, async (clients) => {
    const contestants = [false, true].flatMap((hot) => {
      const where = hot ? "one account" : "many accounts";
      const bare = (worker: number) => {
        const own = clients[worker];
        if (own === undefined) throw new Error("Each worker has a connection.");
        return byBareStatements(own, { merchantId: merchant.id, customerId: customerOf(worker, hot) });
      };
      const verbs = (worker: number) => byVerbs(merchant, { customerId: customerOf(worker, hot), accounts });
      return [
        { name: `${where}, bare statements`, round: repeated(bare), cpu: ownCpu },
        { name: `${where}, verbs`, round: repeated(verbs), cpu: ownCpu },
      ];
    });
    const medians = await inTurns(contestants, { client, postgresCpu: () => cpuMs(postgres) });
    const [verbs, bare] = ["one account, verbs", "one account, bare statements"].map((name) => medians[name]?.rate);
    tell("Hold and commit on one account, to bare statements", (verbs ?? 0) / (bare ?? 0), { least: 0.5 });
    tell("Deadlocks", await deadlocks(client), { most: 0 });
  });
}

await withDatabase("wallet", measure);
