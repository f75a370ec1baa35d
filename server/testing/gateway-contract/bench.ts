/** Actions of the contract suite: a customer pays, a merchant follows up, results are read. */

import type {
  BeginCall,
  Call,
  ChargeCall,
  ChargeSource,
  FollowUpCall,
  InquireCall,
  Sale,
} from "@/server/domain/gateways/calls";
import type { CallKind } from "@/server/domain/gateways/core/capabilities";
import type { Inquiry } from "@/server/domain/gateways/core/inquiry";
import type { Inbound, Notification } from "@/server/domain/gateways/core/notification";
import type { GatewayRefs, GatewayResult } from "@/server/domain/gateways/core/result";
import { type Gateway, isOpenPage, NotSent, type OpenPage } from "@/server/domain/gateways/port";
import { type Money, money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import { answerIn } from "./answer-in";
import { testCall, testSale } from "./calls";
import type { ContractSetting } from "./setting";

const HOUR_MS = 3_600_000;

/** Default: a purchase of 10 that succeeds and saves nothing. */
export type PaymentWish = {
  readonly operation?: "purchase" | "authorize";
  readonly isDeclined?: boolean;
  readonly keeps?: boolean;
};

/** A payment as it ended, and all that was learned of it. */
export type PaymentMade = { readonly call: Sale; readonly answer: GatewayResult; readonly refs: GatewayRefs };

type FollowUpKind = "capture" | "void" | "refund";

/** A follow-up that was sent, so that it can be sent again and asked about. */
export type FollowUpSent = {
  readonly kind: FollowUpKind;
  readonly call: FollowUpCall;
  /** What the gateway answered at once. */
  readonly first: GatewayResult;
};

/** A call that could not be made at all, as an answer: nothing happened. */
function unsent(error: unknown): GatewayResult {
  if (!(error instanceof NotSent)) throw error;
  return { outcome: "error", message: error.message, raw: {}, params: {}, card: null };
}

/** True of what a gateway knows to be over. */
export function decided(inquiry: Inquiry): GatewayResult | null {
  return inquiry.known === "answer" && inquiry.answer.outcome !== "pending" ? inquiry.answer : null;
}

/** One gateway under one setting. */
export class ContractBench {
  readonly #messages: Inbound[] = [];

  constructor(
    readonly gateway: Gateway,
    readonly setting: ContractSetting,
  ) {}

  get ctx(): Ctx {
    return this.setting.now?.() ?? this.setting.ctx;
  }

  worth(amount: string): Money {
    return money(amount, this.setting.currency);
  }

  sale(operation: Sale["operation"] = "purchase"): Sale {
    return testSale(this.worth("10"), { account: this.setting.account, operation });
  }

  chargeCall(source: ChargeSource, change: Partial<ChargeCall> = {}): ChargeCall {
    return { ...this.sale(), source, ...change };
  }

  pageCall({ operation, keeps = false }: PaymentWish = {}): BeginCall {
    const { extra: sessionExtra = {} } = this.setting;
    const [askedAt, expiresAt] = [this.ctx.now(), new Date(this.ctx.now().getTime() + HOUR_MS)];
    return { ...this.sale(operation), keepCard: keeps ? "yes" : "no", askedAt, expiresAt, sessionExtra };
  }

  /** @throws {Error} if it is answered at once */
  async opened(call: BeginCall): Promise<OpenPage> {
    const begun = await this.gateway.begin?.(this.ctx, call);
    if (begun === undefined || !isOpenPage(begun)) throw new Error(`No page: ${JSON.stringify(begun)}`);
    return begun;
  }

  /** A customer pays, or is declined, in the way of the setting. */
  async payment(wish: PaymentWish = {}): Promise<PaymentMade> {
    const { customer } = this.setting;
    const { operation = "purchase", isDeclined = false, keeps = false } = wish;
    if (customer.way === "card") {
      const call = this.chargeCall(
        { ...(isDeclined ? customer.declined : customer.paying), save: keeps },
        { operation },
      );
      const answer = await this.gateway.charge(this.ctx, call);
      return { call, answer, refs: answer.refs ?? {} };
    }
    const call = this.pageCall(wish);
    const { url, refs } = await this.opened(call);
    await customer.act(url, isDeclined ? "decline" : "pay");
    return this.heardOf(call, "begin", refs);
  }

  /** What the gateway has told or can be asked; still `pending` if that decides nothing. */
  async heardOf<C extends Call & { total: Money }>(call: C, kind: CallKind, known: GatewayRefs) {
    const events = this.eventsOf(call.referenceNumber);
    const answers = events.map(answerIn).filter((answer) => answer !== undefined);
    const given = [
      ...events.map(({ join }) => join.operationRefs ?? join.paymentRefs),
      ...answers.map((answer) => answer.refs),
    ];
    const refs: GatewayRefs = Object.assign({}, known, ...given);
    const told = answers.findLast(({ outcome }) => outcome !== "pending");
    const asked = told ? null : await this.asked(call, kind, refs);
    const pending: GatewayResult = { outcome: "pending", message: null, raw: {}, params: {}, card: null };
    const answer = told ?? (asked?.known === "answer" ? asked.answer : pending);
    return { call, answer, refs: { ...refs, ...answer.refs } };
  }

  asked(call: Call & { total: Money; charge?: InquireCall["charge"] }, kind: CallKind, refs: GatewayRefs = {}) {
    const { account, referenceNumber, total, charge } = call;
    const firstSentAt = this.ctx.now();
    return this.gateway.inquire(this.ctx, {
      ...{ account, referenceNumber, firstSentAt, kind, refs, total },
      ...(charge && { charge }),
    });
  }

  /** The messages of the gateway so far, oldest first. */
  messages(): readonly Inbound[] {
    this.#messages.push(...(this.setting.told?.() ?? []));
    return this.#messages;
  }

  read(inbound: Inbound): readonly Notification[] {
    return this.gateway.readNotifications?.(this.setting.account, inbound) ?? [];
  }

  eventsOf(referenceNumber: string): readonly Notification[] {
    const events = this.messages().flatMap((message) => this.read(message));
    return events.filter((event) => event.join.reference === referenceNumber);
  }

  followUpCall({ call, refs }: Pick<PaymentMade, "call" | "refs">, amount: string, extra = {}): FollowUpCall {
    const charge = { referenceNumber: call.referenceNumber, refs, total: call.total };
    return {
      ...testCall({ account: this.setting.account }),
      charge,
      amount: this.worth(amount),
      extra,
      sessionExtra: {},
    };
  }

  async send(kind: FollowUpKind, call: FollowUpCall): Promise<FollowUpSent> {
    return { kind, call, first: await this.gateway[kind](this.ctx, call).catch(unsent) };
  }

  /** The same call again, as the service repeats it. */
  again({ kind, call }: Pick<FollowUpSent, "kind" | "call">): Promise<GatewayResult> {
    return this.gateway[kind](this.ctx, { ...call, firstSentAt: this.ctx.now() });
  }

  /** How a follow-up ended: by its answer, or by a later notification or inquiry. */
  async ended({ kind, call, first }: FollowUpSent): Promise<GatewayResult> {
    if (first.outcome !== "pending") return first;
    const { answer } = await this.heardOf({ ...call, total: call.amount }, kind, first.refs ?? {});
    return answer;
  }

  /** Sends it and waits for its end. */
  async followUp(kind: FollowUpKind, payment: Pick<PaymentMade, "call" | "refs">, amount: string) {
    return this.ended(await this.send(kind, this.followUpCall(payment, amount)));
  }
}
