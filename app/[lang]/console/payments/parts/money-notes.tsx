import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Instant } from "@/components/console/instant";
import type { PaymentPageView, TimelineEntry } from "@/server/domain/console";

type Noted = keyof PaymentPageView["money"] | "amount";

export function useMoneyNotes(view: PaymentPageView, timeZone: string): Readonly<Record<Noted, ReactNode>> {
  const t = useTranslations("console.payments.moneyNotes");
  const { captured, refunded, disputed } = view.money;
  const { gateway, heldAt, heldUntil, unshown } = view;
  const when = (at: string) => () => <Instant at={at} timeZone={timeZone} />;
  const of = (kind: TimelineEntry["kind"]): ReactNode => {
    const entries = unshown > 0 ? [] : view.timeline.filter((entry) => entry.kind === kind);
    const [last] = entries;
    if (last === undefined) return null;
    const { at, who } = last;
    if (entries.length > 1) return t.rich("many", { count: entries.length, at: when(at) });
    return who === null ? when(at)() : t.rich("by", { at: when(at), who: () => <bdi>{who}</bdi> });
  };
  const through = { gateway: () => <bdi dir="ltr">{gateway}</bdi> };
  return {
    amount: heldAt === null ? null : t.rich("held", { at: when(heldAt) }),
    fee: t(heldAt === null ? "fee" : "feeLater"),
    charged: gateway === null ? null : t.rich("through", through),
    wallet: null,
    captured: of("capture"),
    refunded: of("refund"),
    disputed: null,
    voided: of("void"),
    held: (
      <>
        {heldUntil !== null && t.rich("until", { at: when(heldUntil) })}
        {heldUntil !== null && captured !== null && " · "}
        {captured !== null && t("noVoid")}
      </>
    ),
    kept: refunded === null || disputed !== null ? null : t(captured === null ? "less" : "capturedLess"),
  };
}
