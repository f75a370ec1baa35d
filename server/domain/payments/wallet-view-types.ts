import type { DeviceWallet, DeviceWalletFacts, GatewayOutcome } from "@/server/domain/gateways";
import type { PageService } from "./attempt/page-services";
import type { CheckoutPrice, WireMoney } from "./price-view-types";

export type CheckoutSheet = CheckoutPrice & {
  service: DeviceWallet;
  pgCode: string;
  isSimulated: boolean;
  facts: DeviceWalletFacts & { countryCode: string };
};

export type CheckoutTry = {
  token: string;
  service: PageService;
  total: WireMoney;
  payload: string | null;
  code: {
    phone: string;
    secondsUntilResend: number;
    triesLeft: number;
    /** Outcomes of the simulated wallet's test codes; empty for a real wallet. */
    testCodes: readonly { code: string; outcome: GatewayOutcome }[];
  } | null;
};

/** A gateway's refusal that the card scheme requires to be shown. */
export type ShownAnswer = {
  referenceNumber: string;
  rows: readonly (readonly [name: string, value: string])[];
};
