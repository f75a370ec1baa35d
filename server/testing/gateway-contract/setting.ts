/** What a connector's test gives the contract suite: an account, a customer, and what the vendor tells. */

import type { ChargeSource } from "@/server/domain/gateways/calls";
import type { Inbound } from "@/server/domain/gateways/core/notification";
import type { Account } from "@/server/domain/gateways/core/opened-account";
import type { FollowUp } from "@/server/domain/gateways/core/words";
import type { Gateway } from "@/server/domain/gateways/port";
import type { Currency } from "@/server/kernel/currency";
import type { Ctx } from "@/server/kernel/types";

type CardSource = Extract<ChargeSource, { kind: "card" }>;

/** A customer with a card that is typed here, and one that is declined. */
type CardCustomer = { readonly way: "card"; readonly paying: CardSource; readonly declined: CardSource };

/** A customer on the gateway's own page. */
type PageCustomer = {
  readonly way: "page";
  /** @returns true if that paid */
  act(pageUrl: string, act: "pay" | "decline"): Promise<boolean>;
};

/** One test's account and customer; amounts up to 10 of the currency are charged. */
export type ContractSetting = {
  readonly ctx: Ctx;
  readonly account: Account;
  readonly currency: Currency;
  readonly customer: CardCustomer | PageCustomer;
  /** The transaction's `extra`, for a gateway that simulates. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** What the vendor has to tell since it was asked last, as it would be posted. */
  told?(): readonly Inbound[];
  /** Lets that many seconds pass at the vendor alone. */
  passAtVendor?(seconds: number): void;
  /** Makes the vendor take the next follow-ups up first. @returns the operation's `extra` that orders it */
  slow?(): Readonly<Record<string, unknown>>;
  /** Has the vendor decide what it took up. */
  decide?(): Promise<void>;
  /** The clocks that calls are made on, if they move; those of `ctx` otherwise. */
  now?(): Ctx;
};

/** A gateway, the way its customer pays, and what its double can show. */
export type ContractSubject = {
  readonly gateway: Gateway;
  readonly way: "card" | "page";
  /** The setting has `told`. */
  readonly tells: boolean;
  /** The setting has `passAtVendor`. */
  readonly hasClock: boolean;
  /** Kinds that the setting's `slow` delays. */
  readonly slow: readonly FollowUp[];
  readonly prepare: () => Promise<ContractSetting>;
};
