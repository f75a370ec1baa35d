import { inReadersLanguage } from "@/server/documentation/in-readers-language";

/** An address without a language redirects to the reader's language. */
export const GET = inReadersLanguage;
