import type { Language } from "@/server/kernel/types";

/** Redirects to the browser's language: Arabic, otherwise English. */
export function inReadersLanguage(request: Request): Response {
  const { pathname, search } = new URL(request.url);
  const language = preferred(request.headers.get("accept-language") ?? "");
  const headers = { Location: `/${language}${pathname}${search}`, Vary: "Accept-Language" };
  return new Response(null, { status: 307, headers });
}

/** @param accepted value of the header `Accept-Language`, such as `ar-KW,ar;q=0.9,en;q=0.8` */
function preferred(accepted: string): Language {
  const ranked = accepted
    .split(",")
    .map((part) => {
      const [tag = "", weight] = part.trim().split(/\s*;\s*q=/);
      return { language: tag.toLowerCase().split("-")[0], weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .filter(({ language }) => language === "en" || language === "ar")
    .toSorted((one, other) => other.weight - one.weight);
  return ranked[0]?.language === "ar" ? "ar" : "en";
}
