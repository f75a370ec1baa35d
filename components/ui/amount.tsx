/** Shows amounts; their digits always run left to right. */
import { moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Money = { readonly amount: string; readonly currency: string };

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
        <span>{unit}</span> {digits}
      </bdi>
    );
  }
  return (
    <bdi dir="rtl" className="whitespace-nowrap">
      {digits} <bdi>{unit}</bdi>
    </bdi>
  );
}

export function ListNumber({ number }: { number: string }) {
  const point = number.indexOf(".");
  const whole = point < 0 ? number : number.slice(0, point);
  return (
    <bdi dir="ltr" className="list-number">
      {whole}
      <span>{number.slice(whole.length)}</span>
    </bdi>
  );
}

export function ListAmount({ money, language, sign = "" }: { money: Money; language: Language; sign?: string }) {
  const { number, unit } = moneyText(money, language);
  const currency = <bdi className="text-muted">{unit}</bdi>;
  return (
    <span className="whitespace-nowrap">
      {language === "en" && <>{currency} </>}
      <ListNumber number={`${sign}${number}`} />
      {language !== "en" && <> {currency}</>}
    </span>
  );
}

const CHARACTERS_AT_320 = 10;

const LOOKS = {
  page: { number: "text-[2.25rem] leading-tight md:text-[2.75rem]", unit: "text-[1.125rem]" },
  long: { number: "text-[1.75rem] leading-tight md:text-[2.75rem]", unit: "text-[1.125rem]" },
  figure: { number: "text-[1.75rem] leading-10 sm:text-[2.5rem] sm:leading-12", unit: "text-lg" },
} as const;

type BigProps = {
  readonly money: Money;
  readonly language: Language;
  readonly per?: string | null;
  readonly look?: "page" | "figure";
};

export function BigAmount({ money, language, per = null, look: wanted = "page" }: BigProps) {
  const { number, unit } = moneyText(money, language);
  const look = wanted === "page" && number.length > CHARACTERS_AT_320 ? "long" : wanted;
  const currency = <bdi className={`text-muted ${LOOKS[look].unit}`}>{unit}</bdi>;
  return (
    <span className="flex flex-wrap items-baseline gap-x-2 text-ink">
      {language === "en" && currency}{" "}
      <bdi dir="ltr" className={`figures tight wrap-anywhere font-semibold ${LOOKS[look].number}`}>
        {number}
      </bdi>{" "}
      {language !== "en" && currency}
      {per !== null && <span className={`text-muted ${LOOKS[look].unit}`}>{per}</span>}
    </span>
  );
}
