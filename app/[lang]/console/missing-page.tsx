import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { Forbidden, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { answerWith } from "@/server/pages/status";
import { ConsoleFrame } from "./frame";
import type { ConsoleView } from "./view";
import { consoleWords } from "./words";

export async function orMissing<T>(verb: Promise<T>): Promise<T | null> {
  try {
    return await verb;
  } catch (error) {
    if (error instanceof NotFound || error instanceof Forbidden) return null;
    throw error;
  }
}

/** Returns `unreadable` for a row with a value that our code never writes. */
export async function orUnreadable<T>(ctx: Ctx, verb: Promise<T>): Promise<T | "unreadable"> {
  try {
    return await verb;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    ctx.log.error({ err: error }, "A row cannot be shown on the console.");
    return "unreadable";
  }
}

/** The page for a row with an invalid stored value, so that the rest of the console works. */
export async function UnreadablePage({ view, id }: { view: ConsoleView; id: string }) {
  const t = await consoleWords(view.language);
  const shown = () => (
    <bdi dir="ltr" className="wrap-anywhere font-mono text-ink">
      {id}
    </bdi>
  );
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t(`pages.${view.page}`)} />
      <Empty icon="triangle-alert">
        <p className="text-text">{t.rich("payments.broken", { id: shown })}</p>
        <p className="mt-1">{t("missing.unreadable")}</p>
      </Empty>
    </ConsoleFrame>
  );
}

export async function MissingPage({ view }: { view: ConsoleView }) {
  await answerWith(404);
  const t = await consoleWords(view.language);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("missing.title")} />
      <Empty>
        <p className="text-text">{t("missing.body")}</p>
        <p className="mt-4">
          <a href={consoleHref(view.language, "start")} className={BUTTON}>
            {t("forbidden.home")}
          </a>
        </p>
      </Empty>
    </ConsoleFrame>
  );
}
