/** The file that the merchant attached, to be downloaded: its name, and how large it is. */
import { useLocale, useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";

const KILOBYTE = 1024;

export function AttachmentLink({ file }: { file: NonNullable<CheckoutView["attachment"]> }) {
  const t = useTranslations("checkout");
  const locale = useLocale() === "ar" ? "ar-u-nu-latn" : "en";
  return (
    <a
      href={file.href}
      download={file.name}
      aria-label={t("download", { name: file.name, size: sizeText(file.size, locale) })}
      className="inline-flex min-h-11 max-w-full items-center gap-2 text-accent underline underline-offset-4"
    >
      <FileMark />
      <bdi className="min-w-0 wrap-anywhere">{file.name}</bdi>
      <span className="shrink-0 whitespace-nowrap text-[0.8125rem] text-muted">{sizeText(file.size, locale)}</span>
    </a>
  );
}

/** Whole kilobytes up to a megabyte, then megabytes with one decimal; Latin digits in both languages. */
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
      className="size-4 shrink-0"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d="M8 2v8m0 0 3-3m-3 3L5 7M3 13h10" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
