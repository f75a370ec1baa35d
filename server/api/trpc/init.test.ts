import { TRPCError } from "@trpc/server";
import { describe, expect, it } from "vitest";
import { type ApiContext, isSameOrigin, procedure, router } from "./init";

describe("a change must come from a page of the same host", () => {
  it.each([
    ["https://pay.example", "pay.example", true],
    ["http://localhost:3000", "localhost:3000", true],
    ["http://localhost:3001", "localhost:3000", false],
    ["https://evil.example", "pay.example", false],
    ["https://pay.example.evil.example", "pay.example", false],
    ["null", "pay.example", false],
    [null, "pay.example", false],
  ])("origin %s at host %s: %s", (origin, host, same) => {
    const headers = new Headers({ host });
    if (origin !== null) headers.set("origin", origin);
    expect(isSameOrigin(headers)).toBe(same);
  });

  const api = router({ read: procedure.query(() => "read"), change: procedure.mutation(() => "changed") });
  const as = (sameOrigin: boolean) => api.createCaller({ sameOrigin } as ApiContext);

  it("reads are open, changes from elsewhere are refused", async () => {
    await expect(as(false).read()).resolves.toBe("read");
    await expect(as(true).change()).resolves.toBe("changed");
    await expect(as(false).change()).rejects.toThrowError(TRPCError);
  });
});
