import { describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { countStatements, testMerchant, twoConnections } from "./harness";

describe("the test harness", () => {
  test("gives each test a new merchant, with a key pair and the sandbox gateway", async () => {
    const [one, other] = await Promise.all([testMerchant(), testMerchant()]);
    expect(one.id).not.toBe(other.id);
    const gateways = await database().gateway.findMany({ where: { merchantId: one.id } });
    expect(gateways.map((gateway) => gateway.code)).toEqual(["sandbox"]);
  });

  test("counts statements and leaves out those that only frame a transaction", async () => {
    const { id } = await testMerchant();
    const { statements } = await countStatements(() =>
      database().$transaction(async (tx) => {
        await tx.$queryRaw`SELECT 1`;
        await tx.merchant.update({ where: { id }, data: { name: "Other" } });
        await tx.merchant.findUnique({ where: { id }, include: { gateways: true } });
      }),
    );
    expect(statements).toHaveLength(3);
  });

  test("holds a row in one connection while the other meets the lock", async () => {
    const { id } = await testMerchant();
    await twoConnections(async (first, second) => {
      await first.query("BEGIN");
      await first.query("SELECT 1 FROM merchant WHERE id = $1 FOR UPDATE", [id]);
      const blocked = second.query("SELECT 1 FROM merchant WHERE id = $1 FOR UPDATE NOWAIT", [id]);
      await expect(blocked).rejects.toThrow("could not obtain lock");
    });
  });
});
