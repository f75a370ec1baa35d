export function embedderIn(home: string): { sessionId: string; origin: string; key: string } | null {
  const { pathname, searchParams } = new URL(home, "http://localhost");
  const [, , page, sessionId = ""] = pathname.split("/");
  if (page !== "embed") return null;
  return { sessionId, origin: searchParams.get("origin") ?? "", key: searchParams.get("key") ?? "" };
}
