/** Amounts on pages: the digits always run left to right, whatever surrounds them. */
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Money = { readonly amount: string; readonly currency: string };

/** An amount inside a line: `KWD 10.500`, or `10.500 د.ك` in Arabic. */
export function Amount({ money, language }: { money: Money; language: Language }) {
  const { number, unit } = moneyText(money, language);
  const digits = (
    <bdi dir="ltr" className="figures">
      {number}
    </bdi>
  );
  if (language === "en") {
    return (
      <bdi dir="ltr" className="whitespace-nowrap">
        {unit} {digits}
      </bdi>
    );
  }
  return (
    <bdi dir="rtl" className="whitespace-nowrap">
      {digits} <bdi>{unit}</bdi>
    </bdi>
  );
}

/** The one big figure of a page: what is paid now. */
export function BigAmount({ money, language }: { money: Money; language: Language }) {
  const { number, unit } = moneyText(money, language);
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-ink">
      <bdi dir="ltr" className="figures tight text-[34px] leading-tight font-semibold md:text-[42px]">
        {number}
      </bdi>
      <bdi className="text-[17px] text-muted">{unit}</bdi>
    </span>
  );
}
