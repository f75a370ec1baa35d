import { describe, expect, it, test } from "vitest";
import { API_VERSIONS, type ApiVersions } from "@/server/kernel/api-version";
import { bodyOfVersion } from "./body-of-version";
import { type Payload, standardSignature, subscriptionSignature } from "./signatures";

const KEY = "a".repeat(64);
const PAYLOAD = { session_id: "s", amount: "10.500", result: "success", payment_type: "one_off" };
const PLANTED: ApiVersions = {
  first: "2026-11-23",
  changes: [{ version: "2027-02-01", event: ({ result, ...rest }) => ({ ...rest, outcome: result }) }],
};

const kept = (sign: (key: string, payload: Payload) => string) =>
  JSON.stringify({ ...PAYLOAD, signature: sign(KEY, PAYLOAD) });

describe.each([
  ["standard", standardSignature],
  ["subscription", subscriptionSignature],
])("with the %s signature", (_, sign) => {
  it.each([
    ["2027-02-01", PLANTED],
    ["2026-11-23", API_VERSIONS],
  ])("a merchant of the newest version (%s) gets the kept text", (version, versions) => {
    expect(bodyOfVersion({ payload: kept(sign), hmacKey: KEY, version }, versions)).toBe(kept(sign));
  });

  test("a merchant of an older one gets the older form, signed for it", () => {
    const sent = JSON.parse(bodyOfVersion({ payload: kept(sign), hmacKey: KEY, version: "2026-11-23" }, PLANTED));
    const { result, ...rest } = PAYLOAD;
    const older = { ...rest, outcome: result };
    expect(sent).toEqual({ ...older, signature: sign(KEY, older) });
  });
});
