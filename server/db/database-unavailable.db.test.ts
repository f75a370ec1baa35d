import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, expect, it } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { PrismaClient } from "./generated/client";
import { isBusy, transaction } from "./transaction";

/** A database that is not there: nothing listens on port 1. */
const away = new PrismaClient({
  adapter: new PrismaPg({ connectionString: "postgresql://nobody@127.0.0.1:1/nothing" }),
});

afterAll(() => away.$disconnect());

it.each([
  ["a statement", () => away.merchant.findFirst()],
  ["a raw statement", () => away.$queryRaw`SELECT 1`],
])("a database that is away is a reason to try again: %s", async (_name, ask) => {
  const error = await Promise.resolve(ask()).catch((thrown: unknown) => thrown);
  expect(isBusy(error)).toBe(true);
});

it("a transaction on a database that is away is refused as busy", async () => {
  await expect(transaction(away, (tx) => tx.merchant.count())).rejects.toBeInstanceOf(Busy);
});
