import { useLocale, useTranslations } from "next-intl";
import type { SandboxUsage } from "@/server/domain/sandbox";
import { Icon } from "../console/icon";

export function Steps({ usage }: { usage: SandboxUsage | null }) {
  const t = useTranslations("start.steps");
  const language = useLocale();
  const { sessions = null, gateways = null } = usage ?? {};
  const isKnown = sessions !== null && gateways !== null;
  const steps = [
    { name: "runs", isDone: isKnown, href: null },
    { name: "request", isDone: isKnown && sessions.isAny, href: "#first-request" },
    { name: "pay", isDone: isKnown && sessions.isPaid, href: `/${language}/sandbox/events` },
    { name: "gateway", isDone: isKnown && gateways.all > gateways.simulated, href: `/${language}/console/gateways` },
  ] as const;
  const next = isKnown ? steps.findIndex(({ isDone }) => !isDone) : -1;
  return (
    <ol className="mt-7">
      {steps.map(({ name, isDone, href }, index) => (
        <li
          key={name}
          className={`flex min-h-10 items-center gap-3 border-line border-b py-1.5 last:border-0 ${index === next ? "text-ink" : "text-muted"}`}
        >
          <Sign number={index + 1} isDone={isDone} isNext={index === next} />
          <span className="me-auto">
            {t(name)}
            {isDone && <span className="sr-only"> {t("done")}</span>}
          </span>
          {index === next && href !== null && (
            <a href={href} className="inline-flex min-h-6 items-center gap-1 font-medium text-accent hover:underline">
              {t("go")}
              <Icon name="arrow-right" turns className="size-3.5" />
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}

function Sign({ number, isDone, isNext }: { number: number; isDone: boolean; isNext: boolean }) {
  if (isDone)
    return (
      <span className="grid size-5.5 shrink-0 place-items-center rounded-full bg-good text-surface forced-colors:border">
        <Icon name="check" className="size-3.5" />
      </span>
    );
  return (
    <span
      aria-hidden="true"
      className={`figures grid size-5.5 shrink-0 place-items-center rounded-full border text-xs ${isNext ? "border-accent font-semibold text-accent" : "border-field"}`}
    >
      {number}
    </span>
  );
}
