import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Avatar } from "@/components/console/avatar";
import { Instant } from "@/components/console/instant";
import { Pill, PLAIN } from "@/components/console/pill";
import { PaymentMethod } from "@/components/console/records/payment-method";
import { Amount, BigAmount } from "@/components/ui/amount";
import { BAD, GOOD, WAITING } from "@/components/ui/tones";
import type { ApprovalPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { type ApprovalActions, ApprovalForms } from "./approval-forms";
import { ApprovalPayment } from "./approval-payment";
import { ApprovalTold } from "./approval-told";
import { kindOf } from "./approval-words";

export type ApprovalReaderProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: ApprovalPageView;
  readonly actions: ApprovalActions;
  readonly isLate: boolean;
};

const TONES: Readonly<Record<string, string>> = {
  pending: WAITING,
  approved: WAITING,
  done: GOOD,
  manual_action_required: BAD,
};

export function ApprovalReader({ language, timeZone, view, actions, isLate }: ApprovalReaderProps) {
  const t = useTranslations("console.approvals");
  const { state, may } = view;
  const isPending = state === "pending";
  return (
    <article aria-labelledby="request-title" className="grid gap-4 px-4 py-4 sm:px-7 sm:py-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id="request-title" className="font-medium text-muted">
          {t(`asks.${kindOf(view)}`)}
        </h2>
        <StateName state={state} />
        {isPending && view.expiresAt !== null && (
          <span className="text-muted sm:ms-auto">
            <Ends at={view.expiresAt} timeZone={timeZone} message="endsAt" />
          </span>
        )}
      </div>
      <BigAmount money={view.amount} language={language} />
      <p className="flex items-center gap-2.5 text-muted">
        <Avatar name={view.maker ?? ""} />
        <span>
          {t.rich("asked", {
            who: () => <bdi className="font-semibold text-ink">{view.maker ?? t("someone")}</bdi>,
            at: () => <Instant at={view.createdAt} timeZone={timeZone} />,
          })}
        </span>
      </p>
      {view.note !== null && (
        <blockquote className="border-line border-s-2 ps-3 text-ink">
          <bdi className="wrap-anywhere">{view.note}</bdi>
        </blockquote>
      )}
      <Gets view={view} language={language} />
      {!isPending && <ApprovalTold view={view} timeZone={timeZone} isLate={isLate} />}
      {view.message !== null && <Said words={view.message} />}
      <Check view={view} language={language} />
      <ApprovalForms may={may} actions={actions} />
      {isPending && <p className="text-muted">{t(whyNot(view))}</p>}
      {may.retry && view.expiresAt !== null && (
        <p className="text-muted">
          <Ends at={view.expiresAt} timeZone={timeZone} message="retryUntil" />
        </p>
      )}
      <ApprovalPayment view={view} language={language} timeZone={timeZone} />
    </article>
  );
}

function whyNot({ may }: ApprovalPageView): "reserved" | "own" | "notChecker" {
  if (may.approve) return "reserved";
  return may.reject || may.takeBack ? "own" : "notChecker";
}

function StateName({ state }: { state: string }) {
  const t = useTranslations("console.approvals.states");
  const key = state as Parameters<typeof t>[0];
  return <Pill tone={TONES[state] ?? PLAIN}>{t.has(key) ? t(key) : <bdi dir="ltr">{state}</bdi>}</Pill>;
}

type EndsProps = { readonly at: string; readonly timeZone: string; readonly message: "endsAt" | "retryUntil" };

function Ends({ at, timeZone, message }: EndsProps) {
  const t = useTranslations("console.approvals");
  return t.rich(message, { at: () => <Instant at={at} timeZone={timeZone} style="full" /> });
}

/** Shows a gateway's or the service's text without translation. */
function Said({ words }: { words: string }) {
  const t = useTranslations("console.approvals");
  return (
    <p className="text-text">
      {t("gatewaySaid")}{" "}
      <bdi dir="ltr" lang="en" className="wrap-anywhere font-medium text-ink">
        {words}
      </bdi>
    </p>
  );
}

type FactsProps = Pick<ApprovalReaderProps, "view" | "language">;

function Gets({ view: { kind, amount, customer, destination, check, payment }, language }: FactsProps) {
  const t = useTranslations("console.approvals");
  const who = () => <bdi>{customer ?? t("customer")}</bdi>;
  const fee = payment?.money.fee ?? null;
  const method = payment?.method ?? null;
  return (
    <dl className="grid gap-2.5 rounded-xl bg-canvas px-4 py-3.5">
      <Fact name={t.rich("gets", { kind, who })} isStrong>
        <Amount money={amount} language={language} />
      </Fact>
      <Fact name={t("onto")}>
        {destination === "wallet" ? (
          t("wallet")
        ) : (
          <PaymentMethod
            brand={method?.brand ?? null}
            lastFour={method?.number?.slice(-4) ?? null}
            method={method?.form ?? null}
          />
        )}
      </Fact>
      {fee !== null && kind !== "void" && (
        <Fact name={t("feeKept")}>
          {t.rich("feeStays", { amount: () => <Amount money={fee} language={language} /> })}
        </Fact>
      )}
      {check?.leftAfter && kind !== "void" && (
        <Fact name={t("leftAfter")}>
          <Amount money={check.leftAfter} language={language} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, isStrong = false, children }: { name: ReactNode; isStrong?: boolean; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="text-muted">{name}</dt>
      <dd className={isStrong ? "font-semibold text-base text-ink" : "text-ink"}>{children}</dd>
    </div>
  );
}

function Check({ view: { check, payment }, language }: FactsProps) {
  const t = useTranslations("console.approvals");
  if (check === null) return null;
  const { refusal, left, leftAfter } = check;
  if (refusal === null) {
    const isFirst = payment !== null && payment.money.refunded === null;
    return (
      <p className={`rounded-lg px-3 py-2 font-medium forced-colors:border ${GOOD}`}>
        {t(isFirst ? "possibleFirst" : "possible")}
      </p>
    );
  }
  return (
    <div className={`grid gap-1 rounded-lg px-3 py-2 forced-colors:border ${BAD}`}>
      <p className="font-medium">{t("impossible")}</p>
      <p>
        {left !== null && leftAfter === null ? (
          t.rich("tooMuch", { amount: () => <Amount money={left} language={language} /> })
        ) : (
          <bdi dir="ltr" lang="en">
            {refusal}
          </bdi>
        )}
      </p>
    </div>
  );
}
