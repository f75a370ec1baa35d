/**
 * Data that a connector's test gives the contract suite: an account, a customer, and the gateway's
 * notifications.
 */

import type { ChargeSource } from "@/server/domain/gateways/calls";
import type { Inbound } from "@/server/domain/gateways/core/notification";
import type { Account } from "@/server/domain/gateways/core/opened-account";
import type { FollowUp } from "@/server/domain/gateways/core/words";
import type { Gateway } from "@/server/domain/gateways/port";
import type { Currency } from "@/server/kernel/currency";
import type { Ctx } from "@/server/kernel/types";

type CardSource = Extract<ChargeSource, { kind: "card" }>;

/** A customer who types cards: one that pays, and one that is declined. */
type CardCustomer = { readonly way: "card"; readonly paying: CardSource; readonly declined: CardSource };

/** A customer on the gateway's payment page. */
type PageCustomer = {
  readonly way: "page";
  /** @returns true if the page accepted the payment */
  act(pageUrl: string, act: "pay" | "decline"): Promise<boolean>;
};

/** The account and customer of one test; the customer can pay up to 10. */
export type ContractSetting = {
  readonly ctx: Ctx;
  readonly account: Account;
  readonly currency: Currency;
  readonly customer: CardCustomer | PageCustomer;
  /** The session's field `extra`, which controls a simulating gateway. */
  readonly extra?: Readonly<Record<string, unknown>>;
  /** The gateway's notifications since the last call, as HTTP messages. */
  told?(): readonly Inbound[];
  /** Sets only the gateway's clock ahead. */
  passAtVendor?(seconds: number): void;
  /**
   * Makes the gateway accept the next operations without deciding them. @returns the operation's field
   * `extra` for this
   */
  slow?(): Readonly<Record<string, unknown>>;
  /** Makes the gateway decide the accepted operations. */
  decide?(): Promise<void>;
  /** The context with the present time, if the test moves the clock; default: `ctx`. */
  now?(): Ctx;
};

/** A gateway, how its customer pays, and which functions its settings have. */
export type ContractSubject = {
  readonly gateway: Gateway;
  readonly way: "card" | "page";
  /** True if the settings have `told`. */
  readonly tells: boolean;
  /** True if the settings have `passAtVendor`. */
  readonly hasClock: boolean;
  /** Operations that the settings' `slow` delays. */
  readonly slow: readonly FollowUp[];
  readonly prepare: () => Promise<ContractSetting>;
};
