import { inReadersLanguage } from "@/server/documentation/in-readers-language";

/** Addresses of the documentation without a language lead to the page in the reader's own. */
export const GET = inReadersLanguage;
