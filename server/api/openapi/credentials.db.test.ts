import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";

type Scheme = { readonly type: string; readonly scheme?: string; readonly name?: string };
const document = JSON.parse(readFileSync("public/openapi.json", "utf8"));

let service: HttpService;
beforeAll(async () => {
  service = await startHttpService();
});
afterAll(() => service.stop());

/** The header that a generated client sends for a scheme: only `http` schemes get a prefix. */
function headerOf({ type, scheme, name = "Authorization" }: Scheme, secret: string): Record<string, string> {
  return { [name]: type === "http" && scheme === "bearer" ? `Bearer ${secret}` : secret };
}

it("a client generated from the document takes a payment with the credential as the document describes it", async () => {
  const merchant = await testMerchant();
  const { private_key: scheme } = document.components.securitySchemes;
  const headers = { ...headerOf(scheme, merchant.privateKey), "Content-Type": "application/json" };
  const send = async (method: string, path: string, body?: object) => {
    const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
    return (await fetch(`${service.address}${path}`, init)).json();
  };
  const path = "/b/checkout/v1/pymt-txn/";
  expect(document.paths[path].post.security).toContainEqual({ private_key: [] });
  const session = { type: "e_commerce", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };
  const { session_id: id } = await send("POST", path, session);
  await send("POST", "/b/pbl/v2/inquiry/", { session_id: id });
  expect(await send("GET", `${path}${id}/`)).toMatchObject({ state: "paid" });
});

it("a public key is accepted as described too", async () => {
  const merchant = await testMerchant();
  const headers = headerOf(document.components.securitySchemes.public_key, merchant.publicKey);
  const path = "/b/checkout/v1/sdk/{session_id}/";
  const [method = "", operation] = Object.entries<{ security: object[] }>(document.paths[path])[0] ?? [];
  expect(operation?.security).toContainEqual({ public_key: [] });
  const ask = (sent: Record<string, string>) =>
    fetch(`${service.address}${path.replace("{session_id}", "0".repeat(40))}`, { method, headers: sent });
  expect((await ask({})).status).toBe(401);
  expect((await ask(headers)).status).toBe(404);
});
