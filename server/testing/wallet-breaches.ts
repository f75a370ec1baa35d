/** Rows of a wallet, and invalid changes of them that the audit must find. */
import { commitHold } from "@/server/domain/wallet";
import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { testMerchant } from "./harness";
import { newSession } from "./paying";
import { CUSTOMER, credit, hold, holdIdOf, writing } from "./wallets";

/** Creates a wallet with an adjustment, an open reservation, and a reservation that paid a session. */
export async function world() {
  const merchant = await testMerchant();
  const { ctx } = merchant;
  await credit(merchant, "20");
  const held = await newSession(merchant);
  await hold(merchant, { sessionId: held, amount: "5" });
  const paid = await newSession(merchant, { customer_id: CUSTOMER });
  await hold(merchant, { sessionId: paid, amount: "3" });
  const expected = money("3", currency("KWD"));
  const holdId = await holdIdOf(merchant, paid, "3");
  const agreed = { sessionId: paid, customerId: CUSTOMER, holdId, expected, at: ctx.now() };
  await writing(merchant, (tx, writes) => commitHold(ctx, tx, agreed, writes));
  const of = { where: { merchantId: merchant.id } };
  const account = await ctx.db.walletAccount.findFirstOrThrow(of);
  const adjustment = await ctx.db.walletOperation.findFirstOrThrow({ where: { ...of.where, type: "adjustment" } });
  const reservation = await ctx.db.walletReservation.findFirstOrThrow({ where: { sessionId: held } });
  return { merchant, account, adjustment, reservation, held, paid };
}

export type World = Awaited<ReturnType<typeof world>>;

type PlantedFault = { readonly mark: (world: World) => string; readonly sql: (world: World) => string };

const ofAccount = { mark: ({ account }: World) => account.id };
const ofReservation = { mark: ({ reservation }: World) => reservation.id };
const ofPaid = { mark: ({ paid }: World) => paid };
const entry = ({ account, adjustment }: World, type: string, direction: string, amount: number) =>
  `INSERT INTO wallet_entry (merchant_id, account_id, operation_id, entry_type, direction, amount, created_at, previous_entry_id, balance_after)
   SELECT '${account.merchantId}', '${account.id}', ${adjustment.id}, '${type}', '${direction}', ${amount}, now(), max(id), 0
   FROM wallet_entry WHERE account_id = '${account.id}'`;

/** Each invalid change: its title, a part of the violated invariant's name, and the change. */
export const BREACHES: readonly (readonly [string, string, PlantedFault])[] = [
  [
    "a balance that no entry explains",
    "the sum of its entries",
    {
      ...ofAccount,
      sql: ({ account }) => `UPDATE wallet_account SET balance = balance + 1 WHERE id = '${account.id}'`,
    },
  ],
  [
    "a hold that no reservation explains",
    "the sum of its entries",
    { ...ofAccount, sql: ({ account }) => `UPDATE wallet_account SET held = held - 1 WHERE id = '${account.id}'` },
  ],
  [
    "a balance that is not that of the last entry",
    "that of the last",
    {
      ...ofAccount,
      sql: ({ account }) => `UPDATE wallet_account SET balance = balance + 1 WHERE id = '${account.id}'`,
    },
  ],
  [
    "an entry without the entry before it",
    "that of the last",
    {
      ...ofAccount,
      sql: ({ adjustment }) => `DELETE FROM wallet_entry WHERE operation_id = ${adjustment.id}`,
    },
  ],
  [
    "an entry that was removed with its credit, at the end",
    "that of the last",
    {
      ...ofAccount,
      sql: ({ account }) =>
        `DELETE FROM wallet_entry WHERE id = (SELECT max(id) FROM wallet_entry WHERE account_id = '${account.id}')`,
    },
  ],
  [
    "an amount that was changed",
    "that of the last",
    {
      ...ofAccount,
      sql: ({ adjustment }) => `UPDATE wallet_entry SET amount = amount + 1 WHERE operation_id = ${adjustment.id}`,
    },
  ],
  [
    "an entry beside the operation's amount",
    "entries add up to its amount",
    { mark: ({ adjustment }) => `"${adjustment.id}"`, sql: (given) => entry(given, "debit_adjustment", "debit", 1) },
  ],
  [
    "an operation without entries",
    "entries add up to its amount",
    {
      mark: ({ adjustment }) => `"${adjustment.id}"`,
      sql: ({ adjustment }) => `DELETE FROM wallet_entry WHERE operation_id = ${adjustment.id}`,
    },
  ],
  [
    "an entry of another session than its operation's",
    "entries add up to its amount",
    {
      mark: ({ reservation }) => `"${reservation.operationId}"`,
      sql: ({ reservation, paid }) =>
        `UPDATE wallet_entry SET session_id = '${paid}' WHERE operation_id = ${reservation.operationId}`,
    },
  ],
  [
    "a reservation released without an entry",
    "in the state that its entries say",
    {
      ...ofReservation,
      sql: ({ reservation }) =>
        `UPDATE wallet_reservation SET state = 'released', release_at = NULL, finished_at = now() WHERE id = '${reservation.id}'`,
    },
  ],
  [
    "a reversal of the same direction",
    "the opposite of one adjustment",
    {
      mark: ({ adjustment }) => `"${adjustment.id}"`,
      sql: ({ account, adjustment }) =>
        `WITH back AS (INSERT INTO wallet_operation (merchant_id, account_id, type, amount, reverses_id, created_at)
           VALUES ('${account.merchantId}', '${account.id}', 'reversal', 20, ${adjustment.id}, now()) RETURNING id)
         INSERT INTO wallet_entry (merchant_id, account_id, operation_id, entry_type, direction, amount, created_at, previous_entry_id, balance_after)
         SELECT '${account.merchantId}', '${account.id}', id, 'reversal', 'credit', 20, now(), 0, 0 FROM back`,
    },
  ],
  [
    "a refund of what a wallet paid",
    "has no refund",
    {
      ...ofPaid,
      sql: ({ paid, merchant }) =>
        `INSERT INTO operation (id, merchant_id, session_id, kind, state, amount, currency, pg_code, connector, reference_number,
           charge_reference, child_session_id, child_state, created_at)
         VALUES ('op_planted', '${merchant.id}', '${paid}', 'refund', 'done', 1, 'KWD', 'sandbox', 'sarraf_sandbox', 'PLANTED', 'x',
           repeat('0', 40), 'refunded', now())`,
    },
  ],
  [
    "a credit that no refund explains",
    "one credit of that amount",
    {
      ...ofPaid,
      sql: ({ account, paid }) =>
        `INSERT INTO wallet_operation (merchant_id, account_id, type, amount, session_id, created_at)
         VALUES ('${account.merchantId}', '${account.id}', 'refund', 1, '${paid}', now())`,
    },
  ],
  [
    "a hold past its timer",
    "outlives its timer",
    {
      ...ofReservation,
      sql: ({ reservation }) =>
        `UPDATE wallet_reservation SET release_at = now() - interval '3 minutes' WHERE id = '${reservation.id}'`,
    },
  ],
  [
    "credit of somebody else",
    "of its session's own amount",
    { ...ofPaid, sql: ({ paid }) => `UPDATE payment_session SET customer_id = 'another' WHERE id = '${paid}'` },
  ],
  [
    "two holds of one session",
    "one hold at a time",
    {
      ...ofPaid,
      sql: ({ paid, reservation }) =>
        `UPDATE wallet_reservation SET session_id = '${paid}' WHERE id = '${reservation.id}'`,
    },
  ],
  [
    "a hold of a session that is gone",
    "one hold at a time",
    { ...ofReservation, sql: ({ held }) => `DELETE FROM payment_session WHERE id = '${held}'` },
  ],
  [
    "a table that knows names",
    "by the merchant's identifier alone",
    { mark: () => "holder_name", sql: () => "CREATE TABLE wallet_holder (holder_name text)" },
  ],
];
