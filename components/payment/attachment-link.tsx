import { useLocale, useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { isolated } from "@/server/kernel/isolated";
import { LOCALES } from "@/server/kernel/words";

const KILOBYTE = 1024;

export function AttachmentLink({ file }: { file: NonNullable<CheckoutView["attachment"]> }) {
  const t = useTranslations("checkout");
  const language = useLocale();
  const size = sizeText(file.size, LOCALES[language]);
  return (
    <a
      href={file.href}
      download={file.name}
      aria-label={t("download", { name: isolated(file.name, language), size })}
      className="block w-fit wrap-anywhere py-2 text-accent"
    >
      <FileMark /> <bdi className="underline underline-offset-4">{file.name}</bdi>{" "}
      <span className="ms-1 whitespace-nowrap font-normal text-[0.8125rem] text-muted">{size}</span>
    </a>
  );
}

/**
 * Formats a file size in kilobytes, from one megabyte on in megabytes, with Latin digits in both languages.
 */
export function sizeText(bytes: number, locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  const [value, unit] = kilobytes < KILOBYTE ? [kilobytes, "kilobyte"] : [bytes / KILOBYTE / KILOBYTE, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}

function FileMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="inline size-4 align-[-0.125em]"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d="M8 2v8m0 0 3-3m-3 3L5 7M3 13h10" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
