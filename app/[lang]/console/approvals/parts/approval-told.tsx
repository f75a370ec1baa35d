import { useTranslations } from "next-intl";
import { Instant } from "@/components/console/instant";
import { BAD, GOOD, QUIET, WAITING } from "@/components/ui/tones";
import type { ApprovalPageView } from "@/server/domain/console";

const TONES: Readonly<Record<string, string>> = { done: GOOD, approved: WAITING, manual_action_required: BAD };

export function ApprovalTold({ view, timeZone, isLate }: Props) {
  const t = useTranslations("console.approvals");
  const { key, at } = told(view);
  const who = () => <bdi className="font-semibold">{whoOf(view) ?? t("aKey")}</bdi>;
  return (
    <div role="status" className={`grid gap-1 rounded-lg px-3 py-2 forced-colors:border ${TONES[view.state] ?? QUIET}`}>
      <p className="font-medium">
        {at === null
          ? t("told.over")
          : t.rich(`told.${key}`, { who, at: () => <Instant at={at} timeZone={timeZone} /> })}
      </p>
      {view.decisionNote !== null && (
        <p>
          <bdi className="wrap-anywhere">{view.decisionNote}</bdi>
        </p>
      )}
      {isLate && <p>{t("late")}</p>}
    </div>
  );
}

type Props = { readonly view: ApprovalPageView; readonly timeZone: string; readonly isLate: boolean };

function whoOf({ ended, maker, checker }: ApprovalPageView): string | null {
  return ended?.how === "taken_back" ? maker : checker;
}

const DECIDED = ["done", "approved", "manual_action_required", "rejected"] as const;

function told({ state, ended, decidedAt }: ApprovalPageView) {
  if (ended !== null) return { key: state === "expired" ? "expired" : ended.how, at: ended.at } as const;
  return { key: DECIDED.find((each) => each === state) ?? "over", at: decidedAt } as const;
}
