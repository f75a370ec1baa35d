/** How often payments succeed, by the way they are paid. */
import { useTranslations } from "next-intl";
import type { MethodSuccess } from "@/server/domain/figures";
import { shareOf } from "./rates";

const SHOWN = 6;
/** Ways that were tried less often say nothing. */
const TELLING = 5;
const POOR = 75;

export function MethodSuccessList({ methods }: { methods: readonly MethodSuccess[] }) {
  const t = useTranslations("console.overview.methods");
  return (
    <section aria-labelledby="methods-title">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="methods-title" className="font-semibold">
          {t("title")}
        </h2>
        <span className="text-muted">{t("lead")}</span>
      </div>
      {methods.length === 0 && <p className="mt-3 text-muted">{t("none")}</p>}
      <ul className="mt-2">
        {methods.slice(0, SHOWN).map((method) => (
          <Method key={`${method.pgCode} ${method.formOfPayment}`} method={method} />
        ))}
      </ul>
    </section>
  );
}

function Method({ method: { pgCode, formOfPayment, tried, succeeded } }: { method: MethodSuccess }) {
  const t = useTranslations("console.overview.methods");
  const share = shareOf(succeeded, tried) ?? "0.0";
  const tone = tried >= TELLING && Number(share) < POOR ? "fill-warning" : "fill-(--bar)";
  return (
    <li className="grid grid-cols-[1fr_auto] items-center gap-x-4 border-line py-2 not-last:border-b">
      <span className="min-w-0 truncate">
        <span className="font-medium text-ink">
          <FormName form={formOfPayment} />
        </span>{" "}
        <bdi className="text-muted">{pgCode}</bdi>
      </span>
      <bdi dir="ltr" className="figures text-end font-semibold text-ink">
        {share} %
      </bdi>
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1 w-full rtl:-scale-x-100">
        <rect width="100" height="4" className="fill-line" />
        <rect width={share} height="4" className={tone} />
      </svg>
      <span className="figures text-end text-muted">{t("of", { succeeded, tried })}</span>
    </li>
  );
}

/** Brands have the same name in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  samsung_pay: "Samsung Pay",
  stc_pay: "stc pay",
};

/** A form of another release is named as it is stored. */
function FormName({ form }: { form: string }) {
  const t = useTranslations("console.overview.forms");
  const brand = BRANDS[form];
  if (brand !== undefined) return <bdi dir="ltr">{brand}</bdi>;
  const key = form as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{form}</bdi>;
}
