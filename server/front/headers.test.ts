import { expect, it } from "vitest";
import { contentSecurityPolicy, PAGE_HEADERS, withSources } from "./headers";

it("a page runs only scripts that carry its nonce, and nobody may frame it", () => {
  const policy = contentSecurityPolicy("abc", false);
  expect(policy).toContain("script-src 'nonce-abc' 'strict-dynamic';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("form-action 'self'");
  expect(policy).not.toContain("unsafe-eval");
});

it("a frame inside a page of ours has no camera, place, microphone or payment", () => {
  expect(PAGE_HEADERS["permissions-policy"]).toBe("camera=(), geolocation=(), microphone=(), payment=(self)");
});

it("a page is kept by no cache and shown in no frame, and sends its address to no other origin", () => {
  expect(PAGE_HEADERS).toMatchObject({
    "cache-control": "private, no-store",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
});

it("a page's further sources stand beside the service itself, and widen no other directive", () => {
  const policy = contentSecurityPolicy("abc", false);
  const wider = withSources(policy, { "font-src": ["https://a.example"], "img-src": ["https://b.example"] });
  expect(wider).toBe(`${policy.replace("data:", "data: https://b.example")}; font-src 'self' https://a.example`);
  expect(withSources(policy, {})).toBe(policy);
});
