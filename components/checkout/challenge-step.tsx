import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { CheckoutView } from "@/server/domain/payments";
import { BrandMark } from "../payment/brand-mark";
import { LockMark } from "../payment/lock-mark";
import { Amount } from "../ui/amount";
import { DANGER, OUTLINE, PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { ChallengeSheet } from "./loaded-when-shown";

type Props = {
  readonly view: CheckoutView;
  readonly home: string;
  /** Closes the sheet; null without a challenge in the page's address. */
  readonly close: (() => Promise<void>) | null;
  readonly children: ReactNode;
};

export function ChallengeStep({ view: { challenge, merchantName }, home, close, children }: Props) {
  const t = useTranslations("challenge");
  const language = useLocale();
  if (challenge === null || close === null) return children;
  const { token, step, host, bank, brand, isHidden, total } = challenge;
  const cancel = (look: string, words: string) => (
    <form action={close}>
      <SubmitButton className={look} working={t("closing")}>
        {words}
      </SubmitButton>
    </form>
  );
  return (
    <>
      <ChallengeSheet
        key={step}
        frame={`/${language}/challenge/${token}?step=${step}`}
        bank={home.includes("/embed/") ? `${home}&pay=${token}` : `/${language}/pay/${token}`}
        isHidden={isHidden}
        heading={
          <div className="flex min-w-0 grow items-center gap-3">
            <BankMark />
            <div className="min-w-0 grow">
              <h2 id="challenge-title" className="wrap-anywhere text-[1.0625rem] leading-snug">
                {bank === null ? (
                  t("title")
                ) : (
                  <>
                    <span className="sr-only">{t("title")} </span>
                    <bdi>{bank}</bdi>
                  </>
                )}
              </h2>
              <p className="flex items-center gap-1 text-[0.8125rem] text-muted">
                <LockMark />
                <bdi dir="ltr" className="truncate">
                  {host}
                </bdi>
              </p>
            </div>
            {brand !== null && <BrandMark of={brand} />}
          </div>
        }
        amount={
          <p className="mt-1 text-muted">
            <bdi>{merchantName}</bdi> · <Amount money={total} language={language} />
          </p>
        }
        words={{
          frame: t("frame"),
          close: t("close"),
          checking: t("checking"),
          question: t("question"),
          questionText: t("questionText"),
          back: t("back"),
          whole: t("whole"),
          late: t("late"),
          lateText: t("lateText"),
          wait: t("wait"),
          toBank: t("toBank"),
        }}
        looks={{ back: OUTLINE, bank: PRIMARY }}
        cancel={cancel(DANGER, t("cancel"))}
        leave={cancel(PRIMARY, t("leave"))}
      />
      {children}
    </>
  );
}

function BankMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-field bg-accent text-on-accent forced-colors:border"
    >
      <svg
        aria-hidden="true"
        viewBox="0 0 20 20"
        className="size-5"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      >
        <path d="M3 7.5 10 3.5l7 4zM4.75 7.5v7M8.25 7.5v7M11.75 7.5v7M15.25 7.5v7M3 16.5h14" />
      </svg>
    </span>
  );
}
