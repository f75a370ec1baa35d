import { transaction } from "@/server/db/transactions/transaction";
import { countFormPost } from "@/server/domain/limits";
import { isServed, type ReceiptFacts, writeMail } from "@/server/domain/notifications";
import {
  checkoutPageUrl,
  loadSessionForPage,
  lockSession,
  type SessionForPage,
  stateAt,
} from "@/server/domain/sessions";
import { cardName } from "@/server/kernel/card-scheme";
import { InvalidFields } from "@/server/kernel/errors";
import { isNothing } from "@/server/kernel/money-text";
import { readInput } from "@/server/kernel/read-input";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Language, SystemCtx } from "@/server/kernel/types";
import { email } from "@/server/kernel/wire";
import type { PartOf } from "@/server/kernel/words";
import { maskedAddress } from "../core/masked-address";
import type { MailedReceipt, Receipt, ReceiptMail } from "../views";
import { receiptOf } from "./receipt";

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 86_400;
/** Maximum number of receipts of one session in 24 hours. */
const MOST_A_DAY = 3;
const MOST_EVER = 10;

export function receiptMailOf({ ctx, session }: SessionForPage, receipt: Receipt | null): ReceiptMail | null {
  if (receipt === null || outcomeOf(receipt) === null || !isServed(ctx, "email")) return null;
  return { maskedAddress: session.customerEmail === null ? null : maskedAddress(session.customerEmail) };
}

/**
 * Mails the receipt to the session's address or, if it has none, to the typed one (Spec, "Result pages and
 * links" 4 and 5). A repeat within a minute to the same address, and more than three a day or ten in all, get
 * the same answer without a mail.
 * @throws {RateLimited}
 */
export async function mailReceipt(
  system: SystemCtx,
  asked: { sessionId: string; language: Language; address: string | null },
): Promise<MailedReceipt> {
  const page = await loadSessionForPage(system, asked.sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, session } = page;
  await countFormPost(ctx, session.id);
  const facts = factsOf(page, asked.language);
  if (facts === null || !isServed(ctx, "email")) return { kind: "none" };
  const to = session.customerEmail ?? addressOf(asked.address);
  if (to === null) return { kind: "invalid" };
  return write(ctx, { facts, to, language: asked.language, sessionId: session.id });
}

type Mail = { facts: ReceiptFacts; to: string; language: Language; sessionId: string };

/** The session is locked so that parallel requests are counted correctly. */
async function write(ctx: Ctx, { facts, to, language, sessionId }: Mail): Promise<MailedReceipt> {
  return transaction(ctx.db, async (tx) => {
    if ((await lockSession(tx, { merchantId: ctx.merchant.id, sessionId })) === null) return { kind: "not_found" };
    const now = ctx.now();
    const written = await tx.mailMessage.findMany({
      where: { merchantId: ctx.merchant.id, relatedId: sessionId, kind: facts.kind },
      select: { to: true, sentAt: true },
    });
    const since = (seconds: number) => written.filter(({ sentAt }) => sentAt > addSeconds(now, -seconds));
    if (since(MINUTE_SECONDS).some((mail) => mail.to === to)) return { kind: "sent" };
    if (written.length >= MOST_EVER || since(DAY_SECONDS).length >= MOST_A_DAY) return { kind: "limited" };
    await writeMail(ctx, tx, { to: [to], relatedId: sessionId, language, facts, cause: null });
    return { kind: "sent" };
  });
}

function addressOf(typed: string | null): string | null {
  try {
    return readInput(email(128), typed ?? "");
  } catch (error) {
    if (error instanceof InvalidFields) return null;
    throw error;
  }
}

function outcomeOf({ outcome, total, wallet }: Receipt): PartOf<Receipt["outcome"], "paid" | "authorized"> | null {
  const isSomething = [total, wallet].some((money) => money !== null && !isNothing(money.amount));
  return isSomething && (outcome === "paid" || outcome === "authorized") ? outcome : null;
}

function factsOf(page: SessionForPage, language: Language): ReceiptFacts | null {
  const { ctx, session } = page;
  const receipt = receiptOf(page, stateAt(session, ctx.now()));
  const outcome = receipt && outcomeOf(receipt);
  if (receipt === null || outcome === null) return null;
  const {
    total,
    totalName,
    figure,
    keepsFee,
    standing,
    fee,
    card,
    methodName,
    methodNameAr,
    referenceNumber,
    settledAt,
    children,
  } = receipt;
  return {
    kind: "receipt",
    said: keepsFee ? "refundedLessFee" : (standing ?? outcome),
    figure,
    total: total && totalName && { name: totalName, money: total },
    fee,
    wallet: total === null ? null : receipt.wallet,
    card: card && cardName(card),
    methodName: language === "ar" ? (methodNameAr ?? methodName) : methodName,
    orderNo: session.orderNo,
    description: session.productType,
    referenceNumber,
    moment: settledAt === null ? null : { at: new Date(settledAt), timeZone: ctx.merchant.timezone },
    operations: children,
    receiptUrl: checkoutPageUrl(ctx.merchant, session.id, language),
  };
}
