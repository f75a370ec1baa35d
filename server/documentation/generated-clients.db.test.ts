/** Clients that two published generators make from the API's document take a payment and give it back. */
import { execFile } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";

/** Inside the project's folder, so that the generators and compilers of its packages are found. */
const FOLDER = resolve(".sarraf", `generated-clients-${process.pid}`);

const WITH_OPENAPI_FETCH = `
import createClient from "openapi-fetch";
import type { paths } from "./sarraf";

const sarraf = createClient<paths>({
  baseUrl: "http://localhost:3000",
  headers: { Authorization: \`Bearer \${process.env.KEY}\` },
});
const { data: session, error } = await sarraf.POST("/b/checkout/v1/pymt-txn/", {
  body: { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] },
});
if (!session) throw new Error(JSON.stringify(error));
const { session_id } = session;
await sarraf.POST("/b/pbl/v2/inquiry/", { body: { session_id } });
const { data: paid } = await sarraf.GET("/b/checkout/v1/pymt-txn/{session_id}/", { params: { path: { session_id } } });
const { data: refund } = await sarraf.POST("/b/pbl/v2/operation/", {
  body: { operation: "refund", session_id, amount: "4.000" },
});
console.log(session_id, paid?.state, refund?.result);
`;

const WITH_OPENAPI_TS = `
import { operationsCreate, paymentsInquire, sessionsCreate, sessionsRetrieve } from "./client";
import { client } from "./client/client.gen";

client.setConfig({ baseUrl: "http://localhost:3000", auth: process.env.KEY });
const { data: session, error } = await sessionsCreate({
  body: { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] },
});
if (!session) throw new Error(JSON.stringify(error));
const { session_id } = session;
await paymentsInquire({ body: { session_id } });
const { data: paid } = await sessionsRetrieve({ path: { session_id } });
const { data: refund } = await operationsCreate({ body: { operation: "refund", session_id, amount: "4.000" } });
console.log(session_id, paid?.state, refund?.result);
`;

/** Without it `openapi-typescript` demands each field of a request that has a default. */
const DEFAULTS = "--default-non-nullable=false";

const COMPILE =
  "npx tsc --noEmit --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node pay.ts";

let service: HttpService;
let merchant: TestMerchant;

beforeAll(async () => {
  [service, merchant] = await Promise.all([startHttpService(), testMerchant()]);
});

afterAll(async () => {
  await service.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

async function inShell(folder: string, command: string): Promise<string> {
  const env = { ...process.env, KEY: merchant.privateKey };
  const written = command.replaceAll("http://localhost:3000", service.address);
  const bash = promisify(execFile)("bash", ["-ec", `${written} 2>&1`], { cwd: folder, env });
  return (await bash.catch(({ stdout }) => Promise.reject(new Error(`${command}\n${stdout}`)))).stdout;
}

it.each([
  [
    "openapi-typescript",
    `npx openapi-typescript http://localhost:3000/openapi.json --output sarraf.d.ts ${DEFAULTS}`,
    WITH_OPENAPI_FETCH,
  ],
  ["openapi-ts", "npx openapi-ts --input http://localhost:3000/openapi.json --output client", WITH_OPENAPI_TS],
])(
  "the client of %s compiles, takes a payment and refunds it",
  async (name, generate, program) => {
    const folder = join(FOLDER, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "pay.ts"), program.replaceAll("http://localhost:3000", service.address));
    await inShell(folder, generate);
    await inShell(folder, COMPILE);
    const [id = "", ...states] = (await inShell(folder, "npx tsx pay.ts")).trim().split(" ");
    expect(states).toEqual(["paid", "success"]);
    const headers = { authorization: `Bearer ${merchant.privateKey}` };
    const session = await fetch(`${service.address}/b/checkout/v1/pymt-txn/${id}/`, { headers });
    expect(await session.json()).toMatchObject({ state: "paid", refunded_amount: "4.000" });
  },
  120_000,
);
