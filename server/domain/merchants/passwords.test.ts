import { expect, test, vi } from "vitest";

vi.mock("./hashing-threads", async (original) => {
  const real = await original<typeof import("./hashing-threads")>();
  return { ...real, verify: vi.fn(real.verify) };
});

/** Parameters of a hash: its algorithm, version and cost. */
const costOf = (hashed: unknown) => String(hashed).split("$").slice(1, 4);

test("an unknown name costs one hash of the same parameters as a known one", async () => {
  // Files share their process, in which another file may have loaded the module with the real function.
  vi.resetModules();
  const { verify } = await import("./hashing-threads");
  const { checkPasswordAnew, hashPassword } = await import("./passwords");
  const passwordHash = await hashPassword("correct horse battery", "192.0.2.1");
  expect(costOf(passwordHash)[0]).toBe("argon2id");
  const owner = { id: 1, passwordHash, passwordChangedAt: new Date() };
  expect(await checkPasswordAnew(owner, "wrong", "192.0.2.1")).toBe(false);
  expect(await checkPasswordAnew(null, "wrong", "192.0.2.1")).toBe(false);
  const [known, unknown, ...others] = vi.mocked(verify).mock.calls.map(([hashed]) => hashed);
  expect(others).toEqual([]);
  expect(unknown).not.toBe(known);
  expect(costOf(unknown)).toEqual(costOf(known));
});
