/** `npm run diagrams`: draws docs/state-machines.md from the state tables. */
import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { INVOICE } from "@/server/domain/invoices";
import { APPROVAL, OPERATION } from "@/server/domain/operations";
import { DISPUTE, REVERSAL } from "@/server/domain/payments";
import { REPORT } from "@/server/domain/reports";
import { ATTEMPT, SESSION } from "@/server/domain/sessions";
import { CYCLE, SUBSCRIPTION } from "@/server/domain/subscriptions";
import { RESERVATION, WALLET_ACCOUNT } from "@/server/domain/wallet";
import { DELIVERY } from "@/server/domain/webhooks";
import { toDiagram } from "@/server/kernel/machine";

const MACHINES = [
  ["Session", "server/domain/sessions/core/machine.ts", toDiagram(SESSION)],
  ["Attempt", "server/domain/sessions/attempts/core/machine.ts", toDiagram(ATTEMPT)],
  ["Operation on a transaction", "server/domain/operations/core/machine.ts", toDiagram(OPERATION)],
  ["Reversal of a charge", "server/domain/payments/core/reversal-machine.ts", toDiagram(REVERSAL)],
  ["Dispute of a payment", "server/domain/payments/core/dispute-machine.ts", toDiagram(DISPUTE)],
  ["Request for approval", "server/domain/operations/core/approval.ts", toDiagram(APPROVAL)],
  ["Invoice", "server/domain/invoices/core/machine.ts", toDiagram(INVOICE)],
  ["Wallet reservation", "server/domain/wallet/core/machine.ts", toDiagram(RESERVATION)],
  ["Wallet account", "server/domain/wallet/core/machine.ts", toDiagram(WALLET_ACCOUNT)],
  ["Subscription", "server/domain/subscriptions/core/machine.ts", toDiagram(SUBSCRIPTION)],
  ["Billing cycle", "server/domain/subscriptions/core/machine.ts", toDiagram(CYCLE)],
  ["Report", "server/domain/reports/core/machine.ts", toDiagram(REPORT)],
  ["Delivery of a webhook", "server/domain/webhooks/core/machine.ts", toDiagram(DELIVERY)],
] as const;

export function stateMachines(): string {
  const head =
    "# State machines\n\nWritten by `npm run diagrams` from the tables that the code moves by; a test compares the two. An arrow without a name is the event that has its target's name.\n";
  const parts = MACHINES.map(
    ([name, path, diagram]) => `\n## ${name}\n\`${path}\`\n\n\`\`\`mermaid\n${diagram}\n\`\`\`\n`,
  );
  return head + parts.join("");
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  writeFileSync("docs/state-machines.md", stateMachines());
