import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutTry, CheckoutView } from "@/server/domain/payments";
import { WALLET_BRANDS } from "@/server/kernel/wallet-brands";
import { BrandMark } from "../payment/brand-mark";
import { useNoticeWords } from "../payment/notice-words";
import { Amount } from "../ui/amount";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { Facts } from "../ui/facts";
import { SubmitButton } from "../ui/submit-button";
import { CodeStep } from "./code-step";
import { WalletSheet } from "./loaded-when-shown";
import type { CodeSaid, WalletActions } from "./wallet-actions";

type Props = {
  readonly view: CheckoutView;
  readonly home: string;
  readonly said: CodeSaid | null;
  readonly actions: WalletActions | null;
  readonly children: ReactNode;
};

export function WalletStep({ view, home, said, actions, children }: Props) {
  const { tried, sessionId, version } = view;
  if (tried === null || actions === null) return children;
  if (tried.code !== null)
    return (
      <CodeStep
        sessionId={sessionId}
        version={version}
        home={home}
        tried={tried}
        code={tried.code}
        said={said}
        actions={actions}
      />
    );
  if (tried.payload === null) return children;
  return (
    <>
      <Sheet view={view} home={home} tried={tried} payload={tried.payload} actions={actions} />
      {children}
    </>
  );
}

type SheetProps = Pick<Props, "view" | "home"> & {
  readonly tried: CheckoutTry;
  readonly payload: string;
  readonly actions: WalletActions;
};

function Sheet({ view, home, tried, payload, actions }: SheetProps) {
  const t = useTranslations("wallets");
  const language = useLocale();
  const { sessionId, version, merchantName } = view;
  const wallet = WALLET_BRANDS[tried.service];
  const amount = <Amount money={tried.total} language={language} />;
  return (
    <WalletSheet
      key={tried.token}
      sessionId={sessionId}
      version={version}
      home={home}
      wallet={tried.service}
      payload={payload}
      approve={actions.approveSheet}
      leave={actions.leave}
      heading={
        <>
          <div className="flex items-center justify-between gap-4">
            <h2 id="sheet-title" className="text-[1.125rem]">
              {wallet}
            </h2>
            <BrandMark of={tried.service} />
          </div>
          <p className="mt-1 mb-4 text-[0.875rem] text-muted">{t("simulated")}</p>
          <Facts
            facts={[
              { name: t("card"), value: <bdi dir="ltr">Visa •••• 1111</bdi> },
              { name: t("payTo"), value: <bdi>{merchantName}</bdi> },
              { name: t("total"), value: amount, isStrong: true },
            ]}
          />
        </>
      }
      payButton={
        <SubmitButton className={PRIMARY} part="pay-button" working={t("working")}>
          <span>
            {t("pay")} {amount}
          </span>
        </SubmitButton>
      }
      cancelButton={
        <SubmitButton className={OUTLINE} part="popup-back-button" working={t("working")}>
          {t("cancel")}
        </SubmitButton>
      }
      outcomes={{ paid: t("paid"), declined: t("declined"), failed: t("failed"), unknown: t("unknown") }}
      notices={useNoticeWords()}
    />
  );
}
