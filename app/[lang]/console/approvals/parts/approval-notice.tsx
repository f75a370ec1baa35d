import { useTranslations } from "next-intl";
import { consoleHref } from "@/components/console/pages";
import { Amount } from "@/components/ui/amount";
import { BAD, GOOD } from "@/components/ui/tones";
import type { ApprovalLine } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { kindOf } from "./approval-words";

const TOLD = ["done", "approved", "manual_action_required", "rejected"] as const;

export function ApprovalNotice({ line, language }: { line: ApprovalLine; language: Language }) {
  const t = useTranslations("console.approvals");
  const key = TOLD.find((each) => each === line.state);
  if (key === undefined) return null;
  const what = () => (
    <a href={consoleHref(language, "approval", `/${line.id}`)} className="underline underline-offset-4">
      {t(`kinds.${kindOf(line)}`)} <Amount money={line.amount} language={language} />
    </a>
  );
  return (
    <p
      role="status"
      className={`border-line border-b px-5 py-2 font-medium ${key === "manual_action_required" ? BAD : GOOD}`}
    >
      {t.rich(`before.${key}`, { what })}
    </p>
  );
}
