/** The field in which a form carries the key that it was made with. */
export const FORM_KEY = "form_key";
