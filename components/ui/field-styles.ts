/** How fields look that a customer fills in, and what stands around them. */

export const FIELD_LABEL = "mb-1.5 block font-medium text-[0.875rem] text-ink";
/** The field says how wide it is, and how far its text stands from its edges. */
export const FIELD = "h-12 rounded-field border border-field bg-surface text-base text-ink aria-invalid:border-bad";
export const FIELD_ERROR = "mt-1 text-[0.8125rem] text-bad";
/** A field of a form that chooses what a page of the test mode shows. */
export const LOW_FIELD = "min-h-11 w-full rounded-field border border-field bg-surface px-3 text-base text-ink";
