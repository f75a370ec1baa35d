import { useTranslations } from "next-intl";
import { TryAnswer } from "@/components/console/events/try-answer";
import { TryError } from "@/components/console/events/try-error";
import { Instant } from "@/components/console/instant";
import { BAD, GOOD, WAITING } from "@/components/ui/tones";
import type { EventTry, EventWay } from "@/server/domain/webhooks";

type Props = { readonly ways: readonly EventWay[]; readonly timeZone: string };

const SHOWN = 5;

export function EventTries({ ways, timeZone }: Props) {
  const t = useTranslations("console.events");
  if (ways.length === 0) return <p className="px-4 py-4 text-muted sm:px-5">{t("noAddress")}</p>;
  return ways.map((way) => (
    <section key={way.id} className="border-line border-b px-4 py-3 sm:px-5">
      <h3 className="flex flex-wrap items-baseline gap-x-3 font-semibold text-ink">
        {t("tryList")}
        <bdi dir="ltr" className="wrap-anywhere font-mono font-normal text-muted text-xs">
          {way.url}
        </bdi>
      </h3>
      <Tries tries={way.tries.slice(0, SHOWN)} timeZone={timeZone} />
      {way.tries.length > SHOWN && (
        <details>
          <summary className="inline-flex min-h-8 items-center font-medium text-accent">
            {t("all", { count: way.tries.length })}
          </summary>
          <Tries tries={way.tries.slice(SHOWN)} timeZone={timeZone} />
        </details>
      )}
    </section>
  ));
}

function Tries({ tries, timeZone }: { tries: readonly EventTry[]; timeZone: string }) {
  return (
    <ul>
      {tries.map((each) => (
        <li
          key={each.number}
          className="grid grid-cols-[1.5rem_minmax(7rem,auto)_5rem_1fr] items-baseline gap-x-3 border-line border-b py-1.5 last:border-b-0 sm:grid-cols-[1.5rem_8rem_6rem_4.5rem_1fr]"
        >
          <Try tried={each} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}

function Try({
  tried: { number, at, status, error, milliseconds, isAsked, answer },
  timeZone,
}: {
  tried: EventTry;
  timeZone: string;
}) {
  const t = useTranslations("console.events");
  const isMade = milliseconds !== null;
  return (
    <>
      <span className="figures text-muted">{number}</span>
      <span className="text-ink">
        <Instant at={at} timeZone={timeZone} />
      </span>
      <span>
        {isMade ? (
          <Answer status={status} isAccepted={error === null} />
        ) : (
          <span className="text-muted">{t("notTried")}</span>
        )}
      </span>
      <span className="figures text-muted max-sm:hidden">{isMade && <bdi dir="ltr">{milliseconds} ms</bdi>}</span>
      <span className="min-w-0 text-muted max-sm:col-span-4">
        <Why error={error} isMade={isMade} />
        {isAsked && ` · ${t("byHand")}`}
        <TryAnswer answer={answer} />
      </span>
    </>
  );
}

function Why({ error, isMade }: { error: string | null; isMade: boolean }) {
  const t = useTranslations("console.events");
  if (error === null) return t("accepted");
  if (!isMade) return t("notTriedWhy");
  return <TryError error={error} />;
}

/** The status number carries the meaning; its colour only supports it. */
function Answer({ status, isAccepted }: { status: number | null; isAccepted: boolean }) {
  const t = useTranslations("console.events");
  const tone = isAccepted ? GOOD : status === null ? WAITING : BAD;
  return (
    <span className={`figures whitespace-nowrap rounded-full px-2 font-semibold text-xs leading-5 ${tone}`}>
      {status ?? t("noAnswer")}
    </span>
  );
}
