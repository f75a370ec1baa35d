import { appleDomainFile } from "@/server/pages/apple-domain";

export const dynamic = "force-dynamic";

export async function GET(): Promise<Response> {
  const file = await appleDomainFile();
  if (file === null) return Response.json({ detail: "Not found." }, { status: 404 });
  return new Response(file, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "max-age=300" },
  });
}
