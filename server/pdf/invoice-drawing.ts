import type { InvoicePageView } from "@/server/domain/invoices";
import type { Translator } from "@/server/i18n/translator";
import type { Language } from "@/server/kernel/types";
import type { Sheet } from "./sheet";

export type InvoiceDrawing = {
  readonly view: InvoicePageView;
  readonly language: Language;
  readonly t: Translator;
  readonly sheet: Sheet;
  readonly logo: Buffer | null;
};
