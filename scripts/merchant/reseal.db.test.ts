import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { digestsUnderSecret, withIdempotency } from "@/server/domain/limits";
import { webhookKeys } from "@/server/domain/merchants";
import { seal, unseal } from "@/server/secrets";
import { testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { runCommand } from "./commands";
import { SEALED } from "./reseal";

const [FORMER, NEW] = ["0".repeat(64), "1".repeat(64)];

function secrets(secret: string, fallback: string): void {
  vi.stubEnv("SARRAF_SECRET", secret);
  vi.stubEnv("SARRAF_SECRET_FALLBACK", fallback);
}

// The command re-encrypts everything in the database.
inOwnDatabase();

test("what the former secret has sealed opens with the new one alone, and a second run finds nothing", async () => {
  secrets(FORMER, "");
  const { id, hmacKey, webhookSecret } = await testMerchant({
    gateways: [{ credentials: seal("{}"), credentialsSetAt: new Date() }],
  });
  const user = await database().merchantUser.create({
    data: { merchantId: id, username: `u-${id}`, passwordHash: "", permissions: [], passwordChangedAt: new Date() },
  });
  const factor = { userId: user.id, merchantId: id, secret: seal("JBSWY3DP", "totp"), createdAt: new Date() };
  await database().secondFactor.create({ data: factor });
  secrets(NEW, FORMER);
  expect(await runCommand(systemContext(), ["reseal"])).toMatch(/^4 values/);
  expect(await runCommand(systemContext(), ["reseal"])).toMatch(/^0 values/);
  secrets(NEW, "");
  const row = await database().merchant.findUniqueOrThrow({ where: { id } });
  expect(webhookKeys(row)).toEqual({ hmacKey, webhookSecret });
  const kept = await database().secondFactor.findUniqueOrThrow({ where: { userId: user.id } });
  expect(unseal(kept.secret, "totp")).toBe("JBSWY3DP");
});

test("a text that neither secret opens is named", async () => {
  secrets(FORMER, "");
  const { id } = await testMerchant();
  secrets(NEW, "2".repeat(64));
  await expect(runCommand(systemContext(), ["reseal"])).rejects.toThrow(`merchant ${id}: webhook_hmac_key`);
  secrets(NEW, FORMER);
  await runCommand(systemContext(), ["reseal"]);
});

test("a request from before the rotation is recognized while the former secret is kept", async () => {
  secrets(FORMER, "");
  const { ctx } = await testMerchant();
  const keyed = () => {
    const [body, formerBody] = digestsUnderSecret({ amount: "1.000" });
    return { key: "once", route: "POST /x", body, formerBody };
  };
  const answer = async () => ({ status: 201, body: { id: "made" } });
  await withIdempotency(ctx, keyed(), answer);
  secrets(NEW, FORMER);
  expect(await withIdempotency(ctx, keyed(), answer)).toMatchObject({ isReplay: true, body: { id: "made" } });
});

test("every column that the schema calls sealed or encrypted is re-encrypted", () => {
  const columns = readdirSync("prisma/schema").flatMap((name) => {
    const text = readFileSync(join("prisma/schema", name), "utf8");
    return [...text.matchAll(/\/\/\/ .*(?:[Ss]ealed|encrypted at rest).*\n\s+(\w+)/g)].map(([, field = ""]) =>
      field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    );
  });
  expect(columns.length).toBeGreaterThan(3);
  for (const column of columns) expect(SEALED.map((each) => each.column)).toContain(column);
});
