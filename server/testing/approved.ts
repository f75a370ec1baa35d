import type { GatewayResult } from "@/server/domain/gateways";

/** A gateway's success that names a reference, and all of the amount, of whatever call it answers. */
export const APPROVED: GatewayResult = {
  outcome: "success",
  message: null,
  about: "TEST-REFERENCE",
  isWhole: true,
  raw: {},
  params: {},
  card: null,
};
