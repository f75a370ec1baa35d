/** Looks of fields: `dense` in the console, `page` for customers, `low` in documentation and test tools. */

export type FieldLook = "dense" | "page" | "low";

export const CONTROL: Readonly<Record<FieldLook, string>> = {
  dense:
    "min-h-8 w-full rounded-lg border border-field bg-surface px-2.5 text-ink pointer-coarse:min-h-11 pointer-coarse:text-base",
  page: "h-12 rounded-field border border-field bg-surface text-base text-ink aria-invalid:border-bad",
  low: "min-h-11 w-full rounded-field border border-field bg-surface px-3 text-base text-ink",
};

export const AROUND: Readonly<Record<FieldLook, Readonly<Record<"label" | "hint" | "error", string>>>> = {
  dense: { label: "mb-1 block font-medium text-ink", hint: "mt-1 text-muted", error: "mt-1 text-bad" },
  page: {
    label: "mb-1.5 block font-medium text-[0.875rem] text-ink",
    hint: "mt-1 text-[0.8125rem] text-muted",
    error: "signed mt-1 text-[0.8125rem] text-bad",
  },
  low: {
    label: "mb-1 block font-medium text-[0.875rem] text-ink",
    hint: "mt-1 text-[0.8125rem] text-muted",
    error: "mt-1 text-[0.8125rem] text-bad",
  },
};
