import type { FormAction } from "@/components/console/form/form-state";
import type { PaymentPanel } from "@/server/domain/console";
import type { PaymentPlace } from "../payment-place";
import { operate } from "./actions";
import { decide } from "./decide/actions";

export function panelAction(panel: PaymentPanel, place: PaymentPlace): FormAction {
  if (panel.kind === "parked") return decide.bind(null, { ...place, callId: panel.callId });
  return operate.bind(null, { ...place, act: panel.act });
}
