import { keepCard } from "@/server/testing/cards";
import { spiedLosses } from "@/server/testing/fault-matrix";
import { describeNotificationMatrix } from "@/server/testing/notification-matrix";
import { type EventCase, postedTo } from "@/server/testing/notification-world";
import { operatingMerchant } from "@/server/testing/operating";
import { MOVEMENTS } from "../core/words";
import { gatewayOf } from "../registry";
import { SIGNATURE_HEADER, simulatedMessage } from "./notify";

const GATEWAY = gatewayOf("sarraf_sandbox");
const CODES = { purchase: "sandbox", authorize: "sandbox-auth" } as const;

const CASES: readonly EventCase[] = MOVEMENTS.flatMap((about) =>
  [true, false].map((isSuccess) => ({ type: about, about, isSuccess, effect: "booked" as const })),
);

let strangers = 0;

describeNotificationMatrix({
  name: "the simulated gateway",
  cases: CASES,
  world: async () => {
    const [merchant, stranger] = [await operatingMerchant(), await operatingMerchant()];
    for (const owner of [merchant, stranger])
      for (const pgCode of Object.values(CODES)) await keepCard(owner, "1", { pgCode });
    return {
      merchant,
      stranger,
      codes: CODES,
      loseAnswer: () => spiedLosses(GATEWAY)["lost after it acted"]?.("charge"),
      event: async ({ about, isSuccess }, reference, code) => {
        const movement = MOVEMENTS.find((word) => word === about) ?? "charge";
        const referenceNumber = reference ?? `SRF-strange-${strangers++}`;
        const failedLater = isSuccess === false;
        const { body, signature } = simulatedMessage({ about: movement, referenceNumber, failedLater });
        return async () => [await postedTo(merchant, code, { headers: { [SIGNATURE_HEADER]: signature }, body })];
      },
    };
  },
});
