import { useTranslations } from "next-intl";
import { useList } from "@/components/console/filter-fields";
import type { FilterWords, SearchProblem } from "@/server/domain/console";

type Props = {
  readonly problems: readonly SearchProblem[];
  readonly known: FilterWords;
  readonly gateways: readonly string[];
  readonly gateway: string | null;
};

export function SearchProblems({ problems, known, gateways, gateway }: Props) {
  const t = useTranslations("console.payments.problems");
  const takes = useKnown(known, gateways);
  const isStrange = gateway !== null && !gateways.includes(gateway);
  if (problems.length === 0 && !isStrange) return null;
  return (
    <ul role="status" className="border-line border-b bg-warning-soft px-4 py-2 text-warning sm:px-5">
      {problems.map(({ fault, typed, operator }) => (
        <li key={`${fault} ${typed}`}>
          {t.rich(fault, {
            typed: () => <bdi dir="ltr">{typed}</bdi>,
            known: () => <bdi>{takes(operator)}</bdi>,
          })}
        </li>
      ))}
      {isStrange && (
        <li>
          {t.rich("gateway", {
            typed: () => <bdi dir="ltr">{gateway}</bdi>,
            known: () => <bdi dir="ltr">{gateways.join(", ")}</bdi>,
          })}
        </li>
      )}
    </ul>
  );
}

function useKnown(
  { operators, ...words }: FilterWords,
  gateways: readonly string[],
): (operator: SearchProblem["operator"]) => string {
  const t = useTranslations("console.payments.problems.takes");
  const list = useList();
  return (operator) => {
    if (operator === null) return list(operators.map((each) => `${each}:`));
    if (operator === "gateway") return list(gateways);
    if (operator === "state" || operator === "method" || operator === "reason") return list(words[operator]);
    return t(operator);
  };
}
