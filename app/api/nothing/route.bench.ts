/**
 * Empty route handlers with which `npm run bench` compares others; built only with `SARRAF_BENCH_ROUTES=1`.
 */

export function GET(): Response {
  return Response.json({ status: "ok" });
}

export async function POST(request: Request): Promise<Response> {
  await request.json();
  return Response.json({ status: "ok" }, { status: 201 });
}
