import { languageOf } from "@/server/i18n/languages";
import { postmanCollection } from "./postman/collection";
import { twinOf } from "./twins";

const HEADERS = { "X-Content-Type-Options": "nosniff", "Cache-Control": "public, max-age=300" };

export function textReply(text: string, type: "markdown" | "plain"): Response {
  return new Response(text, { headers: { ...HEADERS, "Content-Type": `text/${type}; charset=utf-8` } });
}

export function postmanReply(): Response {
  return new Response(JSON.stringify(postmanCollection(), null, 2), {
    headers: {
      ...HEADERS,
      "Content-Type": "application/json",
      "Content-Disposition": 'attachment; filename="sarraf.postman_collection.json"',
    },
  });
}

type TwinPath = { readonly params: Promise<{ readonly lang: string; readonly page?: readonly string[] }> };

export async function twinReply(_request: Request, { params }: TwinPath): Promise<Response> {
  const { lang, page = [] } = await params;
  const language = languageOf(lang);
  const text = language === null ? null : twinOf(language, page);
  if (text !== null) return textReply(text, "markdown");
  return new Response("Not found.\n", {
    status: 404,
    headers: { ...HEADERS, "Content-Type": "text/plain; charset=utf-8" },
  });
}
