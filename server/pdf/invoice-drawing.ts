/** What the parts of an invoice's document draw, and with what. */
import type { InvoicePageView } from "@/server/domain/invoices";
import type { Translator } from "@/server/i18n/translator";
import type { Language } from "@/server/kernel/types";
import type { Sheet } from "./sheet";

export type InvoiceDrawing = {
  readonly view: InvoicePageView;
  readonly language: Language;
  readonly t: Translator;
  readonly sheet: Sheet;
  /** PNG or JPEG; null leaves the name alone. */
  readonly logo: Buffer | null;
};
