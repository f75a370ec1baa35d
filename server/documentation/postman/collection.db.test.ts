import { afterAll, beforeAll, expect, it } from "vitest";
import { GATEWAYS } from "@/scripts/seed/gateways";
import { createGatewayAccount } from "@/server/domain/gateways";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { runPostman } from "@/server/testing/run-postman";
import { referencePages } from "../reference";
import { postmanCollection } from "./collection";
import { EXCEPTIONS } from "./plan";

let service: HttpService;
let merchant: TestMerchant;

beforeAll(async () => {
  [service, merchant] = await Promise.all([startHttpService(), testMerchant({ gateways: [] })]);
  for (const gateway of GATEWAYS) await createGatewayAccount(merchant.ctx, gateway);
});

afterAll(() => service.stop());

it("every request but two succeeds from top to bottom, a second time too", async () => {
  const exceptions = referencePages()
    .flatMap(({ operations }) => operations)
    .filter(({ id }) => id in EXCEPTIONS)
    .map(({ summary }) => summary);
  expect(exceptions).toHaveLength(2);
  const variables = new Map([
    ["base", service.address],
    ["key", merchant.privateKey],
    ["public_key", merchant.publicKey],
  ]);
  for (const time of ["first", "second"]) {
    const results = await runPostman(JSON.parse(JSON.stringify(postmanCollection())), variables);
    expect(results.length).toBeGreaterThan(130);
    const failed = results.filter(({ failures }) => failures.length > 0);
    expect([time, failed.filter(({ name }) => !exceptions.includes(name))]).toEqual([time, []]);
    expect([time, failed.map(({ name }) => name).toSorted()]).toEqual([time, exceptions.toSorted()]);
  }
}, 120_000);
