import { currency } from "@/server/kernel/currency";
import { money } from "@/server/kernel/money";
import { type BookLine, bookLine } from "./gateway-book";
import type { TestMerchant } from "./harness";

const LINES: Readonly<Partial<Record<string, readonly BookLine["kind"][]>>> = {
  purchase: ["charged", "taken"],
  authorize: ["charged"],
  capture: ["taken"],
  refund: ["refunded"],
};

export async function simulatedBook({ ctx: { db }, id: merchantId }: TestMerchant): Promise<readonly BookLine[]> {
  const rows = await db.simulatedGatewayEntry.findMany({ where: { merchantId, outcome: "success" } });
  return rows.flatMap(({ kind, referenceNumber, chargeReference, amount, currency: code }) => {
    const payment = chargeReference ?? referenceNumber;
    const moved = money(amount.toFixed(), currency(code));
    return (LINES[kind] ?? []).map((line) => bookLine({ connector: "sarraf_sandbox", payment, kind: line }, moved));
  });
}
