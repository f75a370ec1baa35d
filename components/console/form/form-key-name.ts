/** The field with the form's idempotency key. */
export const FORM_KEY = "form_key";
