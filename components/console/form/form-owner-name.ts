/** Name of the form field with the id of the page's signed-in user. */
export const FORM_OWNER = "$user";
