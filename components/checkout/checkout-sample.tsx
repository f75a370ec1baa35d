import { useTranslations } from "next-intl";
import type { CheckoutMethod, CheckoutView } from "@/server/domain/payments";
import type { Brand } from "@/server/kernel/brand";
import { isolated } from "@/server/kernel/isolated";
import type { Language } from "@/server/kernel/types";
import { INVENTED, inventedAmount } from "../payment/invented-order";
import { OrderSummary, TimeLeft } from "../payment/order-summary";
import { COLUMNS, PAYMENT_SIDE } from "../payment/page-styles";
import { PageShell } from "../shell/page-shell";
import { BigAmount } from "../ui/amount";
import { Surface } from "../ui/surface";
import { PaymentForm } from "./payment-form";

type Props = {
  readonly brand: Brand;
  readonly language: Language;
  readonly isTestMode: boolean;
  readonly timeZone: string;
  readonly currency: string;
  readonly secondsLeft: number;
  readonly gateways: readonly { readonly code: string; readonly name: string; readonly nameAr: string | null }[];
  readonly start: Parameters<typeof PaymentForm>[0]["start"];
};

export function CheckoutSample(props: Props) {
  const { brand, language, isTestMode, start } = props;
  const t = useTranslations("console.settings");
  const titles = useTranslations("occasion");
  const view = sampleView(props, t("previewOrder"));
  return (
    // The pay button is not sticky, because the scaled preview would show it with coloured edges.
    <div inert className="[&_div:has(>[data-part=pay-button])]:static!">
      <PageShell brand={brand} isTestMode={isTestMode} otherHref="" width="wide">
        <div className={COLUMNS}>
          <OrderSummary
            title={titles("payment.title", { merchant: isolated(brand.name, language) })}
            orderNo={view.orderNo}
            lead={null}
            description={view.description}
            enclosure={null}
            terms={null}
            figure={<BigAmount money={view.amount} language={language} />}
            breakdown={null}
            timeLeft={<TimeLeft seconds={view.secondsLeft} label={titles("payment.within")} />}
          />
          <Surface className={PAYMENT_SIDE}>
            <PaymentForm
              view={view}
              plan={null}
              checkout=""
              start={start}
              sheets={{ open: async () => null, pay: async () => null, leave: async () => undefined }}
              remove={null}
              below={null}
            />
          </Surface>
        </div>
      </PageShell>
    </div>
  );
}

export const INVENTED_ORDER = {
  paymentType: "one_off",
  orderNo: INVENTED.orderNo,
  vendorName: null,
  dueAt: null,
  isInvoiced: false,
  customerName: null,
  attachment: null,
  secondsLeft: 86_400,
  phase: "open",
  version: "1",
  sheets: [],
  tried: null,
  challenge: null,
  answerToShow: null,
  awaitsGateway: false,
  cards: [],
  wallet: null,
  lastFailure: null,
  lastMethod: null,
  attempts: 0,
  receipt: null,
  receiptMail: null,
  returnUrl: null,
  returnsToSubscription: false,
  autoReturn: false,
  telling: false,
} satisfies Partial<CheckoutView>;

function sampleView(
  { brand, language, isTestMode, timeZone, currency, secondsLeft, gateways }: Props,
  description: string,
): CheckoutView {
  const amount = inventedAmount(currency);
  const price = { charge: amount, fee: inventedAmount(currency, "0"), hasFee: false, total: amount };
  const unpriced = { feeDescription: null, feeDescriptionAr: null, exchangeRate: null, withWallet: null };
  const method = { flow: "redirect", label: null, leavesPage: true, plans: [], cardEntry: null } as const;
  const methods: CheckoutMethod[] = gateways.map((gateway) => ({ ...gateway, ...method, ...price, ...unpriced }));
  return {
    ...INVENTED_ORDER,
    sessionId: "sample",
    secondsLeft,
    merchantName: brand.name,
    brand,
    testMode: isTestMode,
    language,
    description,
    timeZone,
    amount,
    methods,
  };
}
