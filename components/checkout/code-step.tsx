import { useLocale, useTranslations } from "next-intl";
import type { CheckoutTry } from "@/server/domain/payments";
import { WALLET_BRANDS } from "@/server/kernel/wallet-brands";
import { BrandMark } from "../payment/brand-mark";
import { useNoticeWords } from "../payment/notice-words";
import { Amount } from "../ui/amount";
import { Banner } from "../ui/banner";
import { PRIMARY, QUIET } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { CodeForm, ResendCode } from "./loaded-when-shown";
import type { CodeSaid, WalletActions } from "./wallet-actions";

type Props = {
  readonly sessionId: string;
  readonly version: string;
  readonly home: string;
  readonly tried: CheckoutTry;
  readonly code: NonNullable<CheckoutTry["code"]>;
  readonly said: CodeSaid | null;
  readonly actions: WalletActions;
};

export function CodeStep({ sessionId, version, home, tried, code, said, actions }: Props) {
  const t = useTranslations("wallets");
  const language = useLocale();
  const phone = () => (
    <bdi dir="ltr" className="figures whitespace-nowrap">
      {code.phone}
    </bdi>
  );
  const wallet = WALLET_BRANDS[tried.service];
  return (
    <section aria-labelledby="code-title">
      <div className="flex items-center justify-between gap-4">
        <h2 id="code-title" data-part="otp-popup-heading" className="text-[1.125rem]">
          {t("codeTitle")}
        </h2>
        <BrandMark of={tried.service} />
      </div>
      <p className="mt-2">{t.rich("codeText", { phone, wallet })}</p>
      {said !== null && (
        <div className="mt-4">
          <Banner title={t(`said.${said}`)} tone={said === "sent" ? "note" : "warning"} />
        </div>
      )}
      <CodeForm
        sessionId={sessionId}
        version={version}
        home={home}
        service={tried.service}
        label={t("code")}
        errors={{ required: t("codeRequired"), invalid: t("codeInvalid"), wrong: t("codeWrong") }}
        triesLeft={[0, 1, 2, 3].map((count) => t("triesLeft", { count }))}
        notices={useNoticeWords()}
        action={actions.typeCode}
      >
        <SubmitButton className={PRIMARY} part="pay-button otp-submit-button" working={t("working")}>
          <span>
            {t("pay")} <Amount money={tried.total} language={language} />
          </span>
        </SubmitButton>
      </CodeForm>
      <ResendCode
        seconds={code.secondsUntilResend}
        label={t("resend")}
        waiting={t("resendIn")}
        resend={actions.askForCode}
      />
      <TestCodes codes={code.testCodes} />
      <form action={actions.leave} data-step="leave" className="mt-2 text-center">
        <SubmitButton className={QUIET} part="popup-back-button" working={t("working")}>
          {t("otherWay")}
        </SubmitButton>
      </form>
    </section>
  );
}

/** Lists the accepted codes, because the simulated wallet sends no message. */
function TestCodes({ codes }: { codes: NonNullable<CheckoutTry["code"]>["testCodes"] }) {
  const t = useTranslations("wallets");
  if (codes.length === 0) return null;
  return (
    <div className="mt-5 rounded-row bg-canvas px-4 py-3 text-[0.875rem] text-muted">
      <p className="font-semibold text-text">{t("testCodes")}</p>
      <ul className="mt-1">
        {codes.map(({ code, outcome }) => (
          <li key={code}>
            <bdi dir="ltr" className="figures">
              {code}
            </bdi>{" "}
            {t(`test.${outcome}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
