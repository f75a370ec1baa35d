import { expect, it } from "vitest";
import { database } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { testMerchant } from "@/server/testing/harness";
import { INVARIANTS } from "./invariants";

class Undone extends Error {}

const found = INVARIANTS.find(({ name }) => name === "no writing holds a security code or a key");
const CODE = "Ab3".repeat(8);

it.each([
  ['{"cvv":"123"}', true],
  ['{"note":"cvv"}', false],
  [`{"private_key":"sk_${CODE}"}`, true],
  [`["whsec_${CODE}"]`, true],
  [`"sk_${CODE}"`, true],
  // Ciphers, in which such letters are met by chance.
  [`x-sk_${CODE}`, false],
  [`sk_${CODE}`, false],
])("the audit looks at a kept answer %s: %j", async (body, isFound) => {
  const { id: merchantId } = await testMerchant();
  const key = `audit ${body}`.slice(0, 200);
  const query = Prisma.sql`SELECT place FROM (${Prisma.raw(found?.sql ?? "")}) broken WHERE id = ${key}`;
  const judged = database().$transaction(async (tx) => {
    await tx.idempotencyKey.create({ data: { merchantId, key, route: "audit", bodyDigest: "", status: 200, body } });
    const rows = await tx.$queryRaw<{ place: string }[]>(query);
    expect(rows.map(({ place }) => place)).toEqual(isFound ? ["kept answer"] : []);
    throw new Undone();
  });
  await expect(judged).rejects.toBeInstanceOf(Undone);
});
