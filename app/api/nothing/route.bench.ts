/**
 * What `npm run bench` compares the API with: handlers without a shell, which do nothing. A build has them
 * only if it is made with `SARRAF_BENCH_ROUTES=1`.
 */

export function GET(): Response {
  return Response.json({ status: "ok" });
}

export async function POST(request: Request): Promise<Response> {
  await request.json();
  return Response.json({ status: "ok" }, { status: 201 });
}
