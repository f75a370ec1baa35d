import { auditTier } from "../run-and-count.mjs";
import { ask } from "./database.mjs";
import { until } from "./programs.mjs";

const SALES = `
  SELECT s.order_no AS "order", s.id AS session, s.state, s.refunded_amount::text AS refunded,
    (SELECT count(*)::int FROM simulated_gateway_entry g JOIN attempt a ON a.reference_number = g.reference_number
      WHERE a.session_id = s.id AND g.kind = 'purchase' AND g.outcome = 'success') AS charges,
    (SELECT count(*)::int FROM simulated_gateway_entry g JOIN attempt a ON a.reference_number = g.charge_reference
      WHERE a.session_id = s.id AND g.kind = 'refund' AND g.outcome = 'success') AS refunds
  FROM payment_session s WHERE s.order_no LIKE '%-%'`;

const CREDITS = `SELECT customer_id AS customer, balance::text FROM wallet_account WHERE customer_id LIKE 'wallet-%'`;

function salesChecks(book, rows, { refund }) {
  const sales = [...book.orders.values()];
  const known = new Map(rows.map((row) => [row.session.trim(), row]));
  const kept = (holds) => sales.filter((sale) => known.has(sale.session) && holds(sale, known.get(sale.session)));
  const promised = (holds) => sales.filter(holds).length;
  const total = (key) => rows.reduce((sum, row) => sum + row[key], 0);
  return [
    ["sessions answered and stored", sales.length, kept(() => true).length],
    ["sessions stored", sales.length, rows.length],
    [
      "payments answered and stored",
      promised(({ paid }) => paid),
      kept(({ paid }, row) => paid && row.state === "paid").length,
    ],
    ["charges at the gateway", promised(({ paid }) => paid), total("charges")],
    [
      "refunds answered and stored",
      promised(({ refunded }) => refunded),
      kept(({ refunded }, row) => refunded && row.refunded === refund).length,
    ],
    ["refunds at the gateway", promised(({ refunded }) => refunded), total("refunds")],
  ];
}

function creditChecks(book, rows, { credit }) {
  const given = [...book.credits.values()].length * Number(credit);
  const held = rows.reduce((sum, { balance }) => sum + Number(balance), 0);
  return [["credit given and held", given.toFixed(3), held.toFixed(3)]];
}

async function webhookChecks(url, receiver) {
  await until("Every webhook is delivered", async () => {
    const [{ left }] = await ask(url, "SELECT count(*)::int AS left FROM delivery WHERE due_at IS NOT NULL");
    return left === 0;
  }).catch(() => undefined);
  const events = await ask(url, "SELECT e.id FROM event e JOIN delivery d ON d.event_id = e.id");
  const received = events.filter(({ id }) => receiver.counts.has(id)).length;
  return [
    ["webhooks received of those stored", events.length, received],
    ["webhooks received of events unknown", 0, receiver.counts.size - received],
  ];
}

function printAnswers(book) {
  console.log("\nanswer                                     times");
  for (const [name, times] of [...book.statuses].sort()) console.log(`${name.padEnd(40)} ${String(times).padStart(7)}`);
  for (const line of book.bad.slice(0, 10)) console.log(`✗ ${line}`);
}

/**
 * @param {string} url
 * @param {{ book: any, amounts: any, receiver: any, further?: unknown[][] }} given `further` are checks:
 * name, expected value, value
 * @returns whether nothing is lost or doubled, and every response was meaningful
 */
export async function judge(url, { book, amounts, receiver, further = [] }) {
  const webhooks = await webhookChecks(url, receiver);
  const checks = [
    ...salesChecks(book, await ask(url, SALES), amounts),
    ...creditChecks(book, await ask(url, CREDITS), amounts),
    ...webhooks,
    ["answers that are neither 2xx nor to be repeated", 0, book.bad.length],
    ...further,
  ];
  printAnswers(book);
  console.log("\nwhat                                              must be        is");
  for (const [what, wanted, found] of checks)
    console.log(
      `${wanted === found ? "✓" : "✗"} ${what.padEnd(46)} ${String(wanted).padStart(8)}  ${String(found).padStart(8)}`,
    );
  const { passed, failed, output } = await auditTier("audit", url);
  console.log(`${failed === 0 ? "✓" : "✗"} audit: ${passed} passed, ${failed} failed`);
  if (failed > 0) console.log(output);
  return failed === 0 && checks.every(([, wanted, found]) => wanted === found);
}
