/** Calls to a gateway's connector, for tests. */
import { randomBytes } from "node:crypto";
import type { Call, ChargeSource, Sale } from "@/server/domain/gateways/calls";
import type { Account } from "@/server/domain/gateways/core/opened-account";
import { referenceNumber } from "@/server/kernel/ids";
import type { Money } from "@/server/kernel/money";

/** An unused reference. */
export function freshReference(): string {
  return referenceNumber(randomBytes(9));
}

/** An account of a simulating gateway, which needs no credentials. */
export const SANDBOX_ACCOUNT: Account = { gatewayCode: "sandbox", environment: "test", name: null, values: {} };

/** A call with a new reference, sent for the first time. */
export function testCall(change: Partial<Call> = {}): Call {
  return { account: SANDBOX_ACCOUNT, referenceNumber: freshReference(), firstSentAt: null, ...change };
}

/** A purchase by a customer with all data that gateways require. */
export function testSale(total: Money, change: Partial<Sale> = {}): Sale {
  return {
    ...testCall(),
    operation: "purchase",
    total,
    description: "Shop: A-1",
    language: "en",
    customer: {
      id: "customer-1",
      firstName: "Sara",
      lastName: "Salem",
      email: "sara@example.com",
      phone: "96550000000",
      country: "KW",
    },
    returnUrl: "https://pay.example.com/en/return/token",
    cancelUrl: "https://pay.example.com/en/return/token?left=1",
    notifyUrl: "https://pay.example.com/gateway-notifications/account",
    ...change,
  };
}

/** The test card with the given number. */
export function typedCard(number: string, save = false): Extract<ChargeSource, { kind: "card" }> {
  return { kind: "card", number, expiryMonth: 3, expiryYear: 2031, save };
}
