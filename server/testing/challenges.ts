/** Test cards of the simulated gateway whose bank requires 3-D Secure. */
import { answerSimulatedBank } from "@/server/domain/gateways";
import { payOnsite, readChallengePage, resolveUnknownOperations, returnFromPage } from "@/server/domain/payments";
import { frameResult } from "@/server/domain/sdk/preload";
import { viewedOf } from "@/server/domain/sdk/sdk-session";
import { loadSessionForPage } from "@/server/domain/sessions";
import type { TestMerchant } from "./harness";
import { newSession, stateOf } from "./paying";

const CARDS = { challenge: "21", frictionless: "22", refused: "23", abandoned: "24", unframed: "25" } as const;
export type Challenged = keyof typeof CARDS;

export const CHALLENGED_AMOUNT = "10.500 KWD";

/** Columns of a gateway account whose cards are typed on the checkout. */
export const ONSITE = { code: "onsite", flow: "card_onsite", walletProviders: [] };

export const challengedCard = (word: Challenged) => ({
  number: `4111111111111${CARDS[word]}`,
  expiry: "12/30",
  cvv: "123",
});

export function challenges(merchantOf: () => TestMerchant) {
  const ctx = () => merchantOf().ctx;
  const bankOf = async (token: string): Promise<string> =>
    (await readChallengePage(ctx(), token))?.challenge?.url.split("/").at(-1) ?? "";
  const typed = (id: string, card: { number: string; expiry: string; cvv: string }, save = false) =>
    payOnsite(ctx(), {
      ...{ sessionId: id, pgCode: ONSITE.code, amount: CHALLENGED_AMOUNT, credit: null, shape: null },
      ...{ card, save },
    });
  return {
    bankOf,
    typed,
    /**
     * A session whose customer was redirected to the bank. @throws {Error} if the payment needed no redirect
     */
    async asked(word: Challenged = "challenge", wire: Record<string, unknown> = {}) {
      const id = await newSession(merchantOf(), { pg_codes: [ONSITE.code], ...wire });
      const outcome = await typed(id, challengedCard(word));
      if (outcome.kind !== "challenge") throw new Error(outcome.kind);
      return { id, token: outcome.token, bank: await bankOf(outcome.token) };
    },
    answer: (bank: string, confirms = true) => answerSimulatedBank(ctx(), { token: bank, confirms }),
    back: (token: string, query: Record<string, string> = {}) => returnFromPage(ctx(), { token, query }),
    async resolveAfter(ms: number): Promise<void> {
      const at = () => new Date(Date.now() + ms);
      const later = { ...ctx(), realNow: at, now: at };
      const due = await resolveUnknownOperations.due(later, { merchantId: merchantOf().id }, 50);
      for (const { id } of due) await resolveUnknownOperations.run(later, id);
    },
    /** The result that the embedding page's callbacks receive. */
    async resultOf(id: string) {
      const page = await loadSessionForPage(ctx(), id);
      return page && frameResult(viewedOf(page), "en");
    },
    /** Charges that the gateway executed for the session. */
    async chargesOf(id: string): Promise<number> {
      const { attempts } = await stateOf(merchantOf(), id);
      const references = attempts.map(({ referenceNumber }) => referenceNumber);
      const where = { merchantId: merchantOf().id, referenceNumber: { in: references }, outcome: "success" };
      return ctx().db.simulatedGatewayEntry.count({ where });
    },
    async reversalOf(id: string): Promise<string | null> {
      const { attempts } = await stateOf(merchantOf(), id);
      const where = { attemptId: attempts[0]?.id ?? "" };
      return (await ctx().db.chargeReversal.findUnique({ where }))?.state ?? null;
    },
  };
}
