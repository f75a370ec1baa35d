import type { GatewayResult } from "@/server/domain/gateways";

/** A gateway's success with a reference and the full amount, for any call. */
export const APPROVED: GatewayResult = {
  outcome: "success",
  message: null,
  about: "TEST-REFERENCE",
  isWhole: true,
  raw: {},
  params: {},
  card: null,
};
