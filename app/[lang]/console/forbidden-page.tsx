import { getTranslations } from "next-intl/server";
import { PageHead } from "@/components/console/page-head";
import { consoleHref, type PageNeed } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { ANY, mayUse } from "@/server/domain/merchants";
import { answerWith } from "@/server/pages/status";
import { ConsoleFrame } from "./frame";
import type { ConsoleView } from "./view";

export async function ForbiddenPage({ view, needs }: { view: ConsoleView; needs: PageNeed }) {
  await answerWith(403);
  const t = await getTranslations({ locale: view.language, namespace: "console.forbidden" });
  const isAnyType = needs === "view" || needs === "add" || needs === "approvals";
  const named = isAnyType
    ? `Can ${needs === "add" ? "add" : "view"} payment requests`
    : needs === "alerts"
      ? unseen(view)
      : needs;
  const permission = () => (
    <bdi dir="ltr" lang="en" className="font-mono text-ink">
      {named}
    </bdi>
  );
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("title")} />
      <div className="px-5 py-8">
        <p>{needs === null ? t("unnamed") : t.rich("body", { permission })}</p>
        {needs !== null && <p className="mt-1 text-muted">{t("who")}</p>}
        <p className="mt-4">
          <a href={consoleHref(view.language, "start")} className={TEXT_LINK}>
            {t("home")}
          </a>
        </p>
      </div>
    </ConsoleFrame>
  );
}

function unseen({ ctx }: ConsoleView): string | undefined {
  return ANY.view.find((permission) => !mayUse(ctx.actor, permission));
}
