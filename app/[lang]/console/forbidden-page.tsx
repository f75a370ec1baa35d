import { getTranslations } from "next-intl/server";
import { Empty, PageHead } from "@/components/console/page-head";
import { consoleHref, type PageNeed } from "@/components/console/pages";
import { BUTTON } from "@/components/console/styles";
import { ANY, mayUse } from "@/server/domain/merchants";
import type { Language } from "@/server/kernel/types";
import { answerWith } from "@/server/pages/status";
import { ConsoleFrame } from "./frame";
import { type ConsoleView, nameOf } from "./view";

type Props = { view: ConsoleView; needs: PageNeed; isUnsent?: boolean };

export async function ForbiddenPage({ view, needs, isUnsent = false }: Props) {
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
      <Empty icon="lock">
        <p className="text-text">{needs === null ? t("unnamed") : t.rich("body", { permission })}</p>
        {isUnsent && <p className="mt-1 text-text">{t("unsent")}</p>}
        {needs !== null && <p className="mt-1">{t("who")}</p>}
        <ToStart language={view.language} words={t("home")} />
      </Empty>
    </ConsoleFrame>
  );
}

export async function OtherUserPage({ view }: { view: ConsoleView }) {
  await answerWith(403);
  const t = await getTranslations({ locale: view.language, namespace: "console.forbidden" });
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("otherUser")} />
      <Empty icon="lock">
        <p className="text-text">
          {t.rich("signedInAs", { name: () => <bdi className="text-ink">{nameOf(view.ctx)}</bdi> })}
        </p>
        <p className="mt-1">{t("openAgain")}</p>
        <ToStart language={view.language} words={t("home")} />
      </Empty>
    </ConsoleFrame>
  );
}

function ToStart({ language, words }: { language: Language; words: string }) {
  return (
    <p className="mt-4">
      <a href={consoleHref(language, "start")} className={BUTTON}>
        {words}
      </a>
    </p>
  );
}

function unseen({ ctx }: ConsoleView): string | undefined {
  return ANY.view.find((permission) => !mayUse(ctx.actor, permission));
}
