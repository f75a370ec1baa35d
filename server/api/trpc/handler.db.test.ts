import { expect, test } from "vitest";
import { handleTrpc } from "./handler";

const input = { sessionId: "0".repeat(40) };

function batch(calls: number): Promise<Response> {
  const path = Array(calls).fill("checkout.status").join();
  const inputs = Object.fromEntries(Array.from({ length: calls }, (_, at) => [at, input]));
  const query = new URLSearchParams({ batch: "1", input: JSON.stringify(inputs) });
  return handleTrpc(new Request(`http://x.invalid/api/trpc/${path}?${query}`));
}

test("a batch of more than ten calls is refused as a whole", async () => {
  const [ten, eleven] = [await batch(10), await batch(11)];
  expect([ten.status, (await ten.json()).length]).toEqual([404, 10]);
  expect([eleven.status, eleven.headers.get("cache-control")]).toEqual([400, "no-store"]);
  expect(JSON.stringify(await eleven.json())).toContain('"code":"BAD_REQUEST"');
});

test("a body above 16 KiB is refused", async () => {
  const sent = { method: "POST", body: " ".repeat(16 * 1_024 + 1), headers: { "content-type": "application/json" } };
  const answer = await handleTrpc(new Request("http://x.invalid/api/trpc/console.staySignedIn", sent));
  expect([answer.status, await answer.json()]).toEqual([413, { detail: "The request body is too large." }]);
});
