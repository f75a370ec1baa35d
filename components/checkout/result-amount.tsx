import { useLocale } from "next-intl";
import type { Receipt } from "@/server/domain/payments";
import { isNothing } from "@/server/kernel/money-text";
import { BigAmount } from "../ui/amount";

export function ResultAmount({ receipt: { figure } }: { receipt: Receipt }) {
  const language = useLocale();
  if (figure === null || isNothing(figure.amount)) return null;
  return (
    <div className="mt-1 flex justify-center">
      <BigAmount money={figure} language={language} />
    </div>
  );
}
