import { env } from "@/server/env";
import { Conflict } from "@/server/kernel/errors";
import { type RelyingParty, relyingParty } from "../core/passkey-rules";

/** @throws {Conflict} if browsers offer no passkeys at this address */
export function requireParty(): RelyingParty {
  const party = relyingParty(env.baseUrl);
  if (party === null) throw new Conflict("Passkeys need an https address with a host name.");
  return party;
}
