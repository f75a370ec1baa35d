/** The views of wallets on the hosted pages, beside those of `views.ts`. Types only. */
import type { DeviceWallet, DeviceWalletFacts, GatewayOutcome } from "@/server/domain/gateways";
import type { PageService } from "./attempt/page-services";
import type { CheckoutPrice, WireMoney } from "./price-view-types";

/** A device wallet whose button stands above the methods. */
export type CheckoutSheet = CheckoutPrice & {
  service: DeviceWallet;
  pgCode: string;
  /** The page draws the sheet itself; else the browser's own wallet shows it. */
  isSimulated: boolean;
  /** What the browser's own wallet is told beside the price. */
  facts: DeviceWalletFacts & { countryCode: string };
};

/** A wallet that the customer has begun to pay with on this page. */
export type CheckoutTry = {
  /** Names the attempt. */
  token: string;
  service: PageService;
  /** What will be charged, fee included. */
  total: WireMoney;
  /** What the simulated sheet gives; null for any other wallet. */
  payload: string | null;
  /** Of a mobile wallet: the code that it waits for. */
  code: {
    /** Where it was sent, its last digits alone. */
    phone: string;
    secondsUntilResend: number;
    triesLeft: number;
    /** Of the simulated wallet: what each code does; none of any other. */
    testCodes: readonly { code: string; outcome: GatewayOutcome }[];
  } | null;
};

/** What a gateway answered that did not take the payment, where its scheme wants it shown. */
export type ShownAnswer = {
  referenceNumber: string;
  /** Name and value as the gateway wrote them; empty if it gave none. */
  rows: readonly (readonly [name: string, value: string])[];
};
