import type { ReactNode } from "react";
import type { FormAction } from "@/components/console/form/form-state";
import { queryOf } from "@/components/console/list-parts";
import { proofWanted } from "@/server/domain/merchants";
import { resendAll } from "../events/actions";
import type { ConsoleView } from "../view";
import { checkStatus, retry } from "./[session_id]/actions";
import { panelAction } from "./[session_id]/panel-action";
import type { OpenPayment } from "./open-payment";
import { ActPanel } from "./parts/act/act-panel";
import { ActionBar } from "./parts/act/action-bar";
import { type PaymentPlace, placeHref } from "./payment-place";

type Act = { readonly opened: OpenPayment; readonly place: PaymentPlace; readonly isShort?: boolean };

export function actParts(
  { ctx, language }: ConsoleView,
  { opened: { payment, actions, panel }, place, isShort = false }: Act,
): { readonly actions: ReactNode; readonly panel: ReactNode; readonly resend: FormAction } {
  return {
    actions: (
      <ActionBar
        hrefOf={(act) => placeHref(place, { do: act }, "#act")}
        link={payment.isPayable ? payment.link : null}
        actions={actions}
        checkStatus={checkStatus.bind(null, place)}
        retry={retry.bind(null, place)}
        isShort={isShort}
        hasPanel={panel !== null}
      />
    ),
    resend: resendAll.bind(null, {
      lang: language,
      query: queryOf({ about: payment.sessionId, state: payment.again?.state ?? null }),
    }),
    panel: panel && (
      <ActPanel
        language={language}
        timeZone={ctx.merchant.timezone}
        view={payment}
        panel={panel}
        closedHref={placeHref(place, {}, `#do-${panel.act}`)}
        proof={proofWanted(ctx)}
        action={panelAction(panel, place)}
      />
    ),
  };
}
