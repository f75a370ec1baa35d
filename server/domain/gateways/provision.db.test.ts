import { describe, expect, test } from "vitest";
import { readInput } from "@/server/kernel/read-input";
import { sandboxGateway, testMerchant, twoConnections } from "@/server/testing/harness";
import { isWaitedFor } from "@/server/testing/waiting";
import { ProvisionRequest, provisionGateway } from "./";

const BODY = { name_en: "Shop", currency_code: "KWD" };

describe("provisioning at the same time", () => {
  const request = (body: object) => readInput(ProvisionRequest, { ...BODY, ...body });

  test("a code that an operator takes while it is being derived is not given out twice", async () => {
    const { ctx, id } = await testMerchant({ gateways: [] });
    await twoConnections(async (operator, watcher) => {
      const row = sandboxGateway(id, { code: "shop" });
      await operator.query("BEGIN");
      await operator.query(
        `INSERT INTO gateway (id, merchant_id, code, name, connector, default_currency, updated_at)
         VALUES ($1, $2, 'shop', 'Operator', 'sarraf_sandbox', 'KWD', now())`,
        [row.id, id],
      );
      const made = provisionGateway(ctx, request({}));
      const explicit = provisionGateway(ctx, request({ code: "shop" })).catch((error: unknown) => error);
      await isWaitedFor(operator, watcher);
      await operator.query("COMMIT");
      expect((await made).code).toBe("shop-2");
      expect(await explicit).toMatchObject({ fields: { code: [expect.stringContaining("already exists")] } });
    });
  });

  test("a second request waits for the first and sees what it made", async () => {
    const { ctx, id } = await testMerchant({ gateways: [] });
    await twoConnections(async (first, watcher) => {
      await first.query("BEGIN");
      await first.query("SELECT id FROM merchant WHERE id = $1 FOR NO KEY UPDATE", [id]);
      const waiting = provisionGateway(ctx, request({}));
      await isWaitedFor(first, watcher);
      await first.query("COMMIT");
      expect((await waiting).code).toBe("shop");
    });
  });
});
