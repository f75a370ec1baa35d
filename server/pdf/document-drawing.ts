import type { InvoicePageView } from "@/server/domain/invoices";
import type { Translator } from "@/server/i18n/translator";
import type { Brand } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/types";
import type { Sheet } from "./sheet";

export type DocumentDrawing<View extends { readonly brand: Brand; readonly testMode: boolean }> = {
  readonly view: View;
  readonly language: Language;
  readonly t: Translator;
  readonly sheet: Sheet;
  readonly logo: Buffer | null;
};

export type InvoiceDrawing = DocumentDrawing<InvoicePageView>;

export type DocumentLook = { readonly language: Language; readonly logo?: Buffer | null };
