/**
 * Actions of the contract suite: pay as a customer, capture, void and refund as a merchant, and read results.
 */

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

/** The requested payment; default: a successful purchase of 10 that saves no card. */
export type PaymentWish = {
  readonly operation?: "purchase" | "authorize";
  readonly isDeclined?: boolean;
  readonly keeps?: boolean;
};

/** A payment with its final result and all references that became known. */
export type PaymentMade = { readonly call: Sale; readonly answer: GatewayResult; readonly refs: GatewayRefs };

type FollowUpKind = "capture" | "void" | "refund";

/** A capture, void or refund, kept so that it can be repeated and queried. */
export type FollowUpSent = {
  readonly kind: FollowUpKind;
  readonly call: FollowUpCall;
  /** The gateway's immediate response. */
  readonly first: GatewayResult;
};

/** Converts the error of a call that was never sent to a result, because nothing happened. */
function unsent(error: unknown): GatewayResult {
  if (!(error instanceof NotSent)) throw error;
  return { outcome: "error", message: error.message, raw: {}, params: {}, card: null };
}

/** The result of a status query if it is final; otherwise null. */
export function decided(inquiry: Inquiry): GatewayResult | null {
  return inquiry.known === "answer" && inquiry.answer.outcome !== "pending" ? inquiry.answer : null;
}

/** Runs one gateway with one setting. */
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

  /** @throws {Error} if the gateway decides the payment at once */
  async opened(call: BeginCall): Promise<OpenPage> {
    const begun = await this.gateway.begin?.(this.ctx, call);
    if (begun === undefined || !isOpenPage(begun)) throw new Error(`No page: ${JSON.stringify(begun)}`);
    return begun;
  }

  /** Makes an accepted or declined payment, in the setting's way. */
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

  /**
   * The result according to the notifications, otherwise to a status query; `pending` if neither is final.
   */
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

  /** All notifications of the gateway so far, oldest first. */
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

  /** Repeats the call as the service does. */
  again({ kind, call }: Pick<FollowUpSent, "kind" | "call">): Promise<GatewayResult> {
    return this.gateway[kind](this.ctx, { ...call, firstSentAt: this.ctx.now() });
  }

  /** The operation's result, from its response or from a later notification or status query. */
  async ended({ kind, call, first }: FollowUpSent): Promise<GatewayResult> {
    if (first.outcome !== "pending") return first;
    const { answer } = await this.heardOf({ ...call, total: call.amount }, kind, first.refs ?? {});
    return answer;
  }

  /** Executes the operation and returns its final result. */
  async followUp(kind: FollowUpKind, payment: Pick<PaymentMade, "call" | "refs">, amount: string) {
    return this.ended(await this.send(kind, this.followUpCall(payment, amount)));
  }
}
