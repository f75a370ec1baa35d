import { expect, it } from "vitest";
import { contentSecurityPolicy, PAGE_HEADERS, withSources } from "./headers";

it("a page runs only scripts that carry its nonce, and nobody may frame it", () => {
  const policy = contentSecurityPolicy("abc", false);
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain("unsafe-eval");
});

it("a page may have further sources, and keeps all others", () => {
  const policy = withSources(contentSecurityPolicy("abc", false), { "frame-src": "https:", "form-action": "https:" });
  expect(policy.split("; ")).toEqual(
    expect.arrayContaining(["frame-src 'self' https:", "form-action 'self' https:", "base-uri 'none'"]),
  );
});

it("a frame inside a page of ours has no camera, place, microphone or payment", () => {
  expect(PAGE_HEADERS["permissions-policy"]).toBe("camera=(), geolocation=(), microphone=(), payment=(self)");
});
