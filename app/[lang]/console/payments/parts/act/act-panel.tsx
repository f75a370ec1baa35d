import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import type { ActPanelProps } from "./act-panel-props";
import { AgainstPanel } from "./against-panel";
import { ConfirmForm } from "./confirm-form";
import { MoneyForm } from "./money-form";
import { ParkedPanel } from "./parked-panel";
import { ResendForm } from "./resend-form";
import { StandingPanel } from "./standing-panel";

export function ActPanel(props: ActPanelProps) {
  const t = useTranslations("console.payments.act");
  const { panel, closedHref } = props;
  return (
    <section
      id="act"
      aria-labelledby="act-title"
      tabIndex={-1}
      className="scroll-mt-4 border-line border-b px-4 py-4 outline-none! shadow-none! sm:px-5 lg:scroll-mt-96"
    >
      <header className="mb-3 flex items-center justify-between gap-3">
        <h2 id="act-title" className="font-semibold">
          {t(`names.${panel.act}`)}
        </h2>
        <a
          // After the panel closes, the focus returns to the button that opened the panel.
          href={closedHref}
          data-soft=""
          aria-label={t("close")}
          aria-keyshortcuts="Escape"
          className="-m-1 grid size-8 place-items-center rounded-lg text-muted hover:bg-accent-soft hover:text-ink pointer-coarse:size-11"
        >
          <Icon name="x" />
        </a>
      </header>
      <Body {...props} />
    </section>
  );
}

function Body(props: ActPanelProps): ReactNode {
  const { panel, language, timeZone } = props;
  if (panel.kind === "standing")
    return <StandingPanel standing={panel.standing} language={language} timeZone={timeZone} />;
  if (panel.kind === "parked") return <ParkedPanel {...props} standing={panel.standing} />;
  const { act, against, isForGood, terms, notice, key } = panel;
  if (against !== null) return <AgainstPanel {...against} />;
  if (act === "refund" || act === "capture")
    return terms === null ? (
      <AgainstPanel lacks={null} refusal={null} />
    ) : (
      <MoneyForm {...props} act={act} terms={terms} trackingKey={key} />
    );
  if (act === "resend")
    return notice === null ? (
      <AgainstPanel lacks={null} refusal={null} />
    ) : (
      <ResendForm notice={notice} sendKey={key ?? ""} action={props.action} />
    );
  return <ConfirmForm {...props} act={act} isForGood={isForGood} terms={terms} trackingKey={key} />;
}
