import { inReadersLanguage } from "@/server/documentation/in-readers-language";

/** Addresses without a language redirect to the reader's. */
export const GET = inReadersLanguage;
