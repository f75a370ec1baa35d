/** The checkout while it can be paid: the order at the inline start, the one question at the inline end. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import { Amount, BigAmount } from "../ui/amount";
import { PRIMARY, QUIET } from "../ui/button-styles";
import type { Fact } from "../ui/facts";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";
import { Breakdown } from "./breakdown";
import { ByMethod } from "./by-method";
import { methodName, preselectedMethod } from "./checkout-labels";
import { FailureBanner } from "./failure-banner";
import { MethodForm, type MethodFormState } from "./method-form";
import { OrderSummary } from "./order-summary";
import { StatusWatcher } from "./status-watcher";

type Props = {
  readonly view: CheckoutView;
  readonly start: (state: MethodFormState, form: FormData) => Promise<MethodFormState>;
  readonly cancel: () => Promise<void>;
};

export function OpenCheckout({ view, start, cancel }: Props) {
  const t = useTranslations("checkout");
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] md:gap-14">
      <OrderSide view={view} />
      <Surface>
        {view.lastFailure !== null && (
          <div className="mb-5">
            <FailureBanner failure={view.lastFailure} />
          </div>
        )}
        {view.methods.length === 0 ? (
          <p>{t("noMethods", { merchant: view.merchantName })}</p>
        ) : (
          <PaymentForm view={view} start={start} />
        )}
        <form action={cancel} className="mt-2 text-center">
          <SubmitButton className={QUIET} working={t("cancel")}>
            {t("cancel")}
          </SubmitButton>
        </form>
      </Surface>
      <StatusWatcher sessionId={view.sessionId} shown={{ version: view.version }} />
    </div>
  );
}

function OrderSide({ view }: { view: CheckoutView }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const shared = { sessionId: view.sessionId, preselected: preselectedMethod(view.methods) };
  const notes: Fact[] = [];
  if (view.vendorName !== null) notes.push({ name: t("soldBy"), value: <bdi>{view.vendorName}</bdi> });
  if (view.customerName !== null) notes.push({ name: t("customer"), value: <bdi>{view.customerName}</bdi> });
  const perMethod = (render: (method: CheckoutMethod) => React.ReactNode) =>
    Object.fromEntries(view.methods.map((method) => [method.code, render(method)]));
  return (
    <OrderSummary
      title={t("title", { merchant: view.merchantName })}
      orderNo={view.orderNo}
      description={view.description}
      secondsLeft={view.secondsLeft}
      figure={
        <ByMethod
          {...shared}
          variants={perMethod((method) => <BigAmount money={method.total} language={language} />)}
          otherwise={<BigAmount money={view.amount} language={language} />}
        />
      }
      breakdown={
        <ByMethod
          {...shared}
          variants={perMethod((method) => <Breakdown amount={view.amount} charge={method} notes={notes} />)}
          otherwise={<Breakdown amount={view.amount} charge={null} notes={notes} />}
        />
      }
    />
  );
}

function PaymentForm({ view, start }: Pick<Props, "view" | "start">) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const preselected = preselectedMethod(view.methods);
  return (
    <MethodForm
      sessionId={view.sessionId}
      preselected={preselected}
      heading={view.paymentType === "save_card" ? t("howToSave") : t("howToPay")}
      missingText={t("chooseMethod")}
      action={start}
      options={view.methods.map((method) => ({
        code: method.code,
        name: methodName(method, language),
        note: <MethodNote method={method} />,
      }))}
    >
      <div className="sticky bottom-0 -mx-5 mt-5 border-line border-t bg-surface px-5 py-2.5 sm:-mx-7 sm:px-7 md:static md:mx-0 md:border-0 md:p-0">
        <SubmitButton className={PRIMARY} working={t("working")}>
          <ByMethod
            sessionId={view.sessionId}
            preselected={preselected}
            variants={Object.fromEntries(
              view.methods.map((method) => [method.code, <PayLabel key="label" of={method} />]),
            )}
            otherwise={
              <PayLabel of={{ leavesPage: view.methods.every((method) => method.leavesPage), total: view.amount }} />
            }
          />
        </SubmitButton>
      </div>
    </MethodForm>
  );
}

/** Where the choice leads, and what it costs on top. */
function MethodNote({ method }: { method: CheckoutMethod }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  return (
    <>
      {method.leavesPage && t("onNextPage")}
      {method.leavesPage && method.hasFee && " · "}
      {method.hasFee && (
        <>
          {t("methodFee")} <Amount money={method.fee} language={language} />
        </>
      )}
    </>
  );
}

function PayLabel({ of }: { of: Pick<CheckoutMethod, "leavesPage" | "total"> }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  if (of.leavesPage) return <span>{t("continue")}</span>;
  return (
    <span>
      {t("pay")} <Amount money={of.total} language={language} />
    </span>
  );
}
