/** Steps of subscription scenarios: the self-service page, mails, and an audit of one merchant. */
import { afterAll, expect } from "vitest";
import { INVARIANTS } from "@/scripts/invariants";
import { database } from "@/server/db/client";
import { payByCard } from "@/server/domain/payments";
import type { SelfServiceOutcome } from "@/server/domain/subscriptions";
import { pageLink } from "@/server/domain/subscriptions/record/page-token";
import type { TestMerchant } from "./harness";
import { typed } from "./paying";
import { present } from "./subscribing";

/**
 * Pays on the gateway's card page with the test card whose number ends in `ending`, and saves the card.
 * @throws {Error} if the form led to another page
 */
export async function payOnGatewayPage(merchant: TestMerchant, led: SelfServiceOutcome, ending: string): Promise<void> {
  if (led.kind !== "pay") throw new Error(`No pay page, but ${led.kind}.`);
  const { ctx } = await present(merchant);
  await payByCard(ctx, { token: led.payPageToken, ...typed(ending, true) });
}

/** The customer's link to the self-service page. */
export async function linkOf(merchant: TestMerchant, id: string) {
  const row = await merchant.ctx.db.subscription.findUniqueOrThrow({ where: { id } });
  const { ctx } = await present(merchant);
  return { token: pageLink(ctx, row).page_token };
}

/**
 * The merchant's mails by time, then by kind; `line` is such as `2030-02-26 00 upcoming_charge`, with the
 * hour in Kuwait.
 */
export async function mailsOf(merchant: TestMerchant) {
  const rows = await merchant.ctx.db.mailMessage.findMany({ where: { merchantId: merchant.id } });
  const local = (at: Date) => new Date(at.getTime() + 3 * 3_600_000).toISOString().slice(0, 13).replace("T", " ");
  return rows
    .map((row) => ({ ...row, line: `${local(row.sentAt)} ${row.kind}` }))
    .sort((a, b) => a.sentAt.getTime() - b.sentAt.getTime() || a.kind.localeCompare(b.kind));
}

/** The lines of {@link mailsOf}, of one kind or of all kinds. */
export async function mailLines(merchant: TestMerchant, kind?: string): Promise<string[]> {
  return (await mailsOf(merchant)).filter((mail) => kind === undefined || mail.kind === kind).map(({ line }) => line);
}

/** The token of the self-service page in a mail. @throws {Error} if the mail has no link */
export function tokenIn({ text }: { text: string }): string {
  const [, token] = /\/subscription\/(\S+)/.exec(text) ?? [];
  if (token === undefined) throw new Error("The mail leads to no page.");
  return token;
}

/**
 * The merchant's violations of invariants. Invariants over all texts of the database are checked once after
 * all tests.
 */
export async function auditViolations(merchant: TestMerchant): Promise<readonly string[]> {
  const [own = []] = await auditEach([merchant]);
  return own;
}

/** Audits the merchants given to the returned function as they are after all tests of the file. */
export function auditAtEnd(): (merchant: TestMerchant) => void {
  const merchants: TestMerchant[] = [];
  afterAll(async () => {
    expect((await auditEach(merchants)).flat()).toEqual([]);
  });
  return (merchant) => void merchants.push(merchant);
}

/** Like {@link auditViolations}, for several merchants with one run of the queries. */
export async function auditEach(merchants: readonly TestMerchant[]): Promise<readonly (readonly string[])[]> {
  const lines = await breaches();
  const each = merchants.map(async (merchant) => {
    const own = lines.length === 0 ? [] : await namesOf(merchant);
    return lines.filter((line) => own.some((id) => line.includes(id)));
  });
  return Promise.all(each);
}

/** The rows of any merchant that violate an invariant. */
async function breaches(): Promise<readonly string[]> {
  const found: string[] = [];
  for (const { name, sql } of INVARIANTS.filter(({ readsTexts }) => !readsTexts)) {
    const rows = await database().$queryRawUnsafe<unknown[]>(sql);
    const lines = rows.map((row) =>
      JSON.stringify(row, (_, value) => (typeof value === "bigint" ? String(value) : value)),
    );
    found.push(...lines.map((line) => `${name}: ${line}`));
  }
  return found;
}

/** The ids and references by which the audit's lines show the merchant's rows. */
async function namesOf({ id: merchantId, ctx: { db } }: TestMerchant): Promise<readonly string[]> {
  const where = { merchantId };
  const select = { id: true };
  const [subscriptions, cycles, sessions, attempts] = await Promise.all([
    db.subscription.findMany({ where, select }),
    db.billingCycle.findMany({ where, select }),
    db.paymentSession.findMany({ where, select }),
    db.attempt.findMany({ where, select: { id: true, referenceNumber: true } }),
  ]);
  const ids = [...subscriptions, ...cycles, ...sessions, ...attempts].map(({ id }) => id);
  return [...ids, ...attempts.map(({ referenceNumber }) => referenceNumber)];
}
