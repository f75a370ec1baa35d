/** Empty handlers that `npm run bench` compares with. Built only with `SARRAF_BENCH_ROUTES=1`. */

export function GET(): Response {
  return Response.json({ status: "ok" });
}

export async function POST(request: Request): Promise<Response> {
  await request.json();
  return Response.json({ status: "ok" }, { status: 201 });
}
