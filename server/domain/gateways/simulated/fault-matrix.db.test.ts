import { describeFaultMatrix } from "@/server/testing/fault-matrix";
import { operatingMerchant } from "@/server/testing/operating";
import { stateOf } from "@/server/testing/paying";
import { gatewayOf } from "../registry";

const KINDS = { charge: ["purchase"], capture: ["capture"], void: ["void"], refund: ["refund"] } as const;

describeFaultMatrix({
  gateway: gatewayOf("sarraf_sandbox"),
  merchant: () => operatingMerchant(),
  movements: async (merchant, sessionId, kind) => {
    const reference = (await stateOf(merchant, sessionId)).attempts.at(-1)?.referenceNumber ?? "";
    const of = kind === "charge" ? { referenceNumber: reference } : { chargeReference: reference };
    const where = { merchantId: merchant.id, kind: { in: [...KINDS[kind]] }, outcome: "success", ...of };
    return merchant.ctx.db.simulatedGatewayEntry.count({ where });
  },
});
