export const FORM_KEY = "form_key";
