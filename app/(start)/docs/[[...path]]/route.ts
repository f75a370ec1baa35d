import { inReadersLanguage } from "@/server/documentation/in-readers-language";

export const GET = inReadersLanguage;
