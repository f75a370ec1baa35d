/** The simulated gateway's notifications: signed, and delivered within the service. */
import { createHmac, timingSafeEqual } from "node:crypto";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import { sha256 } from "@/server/kernel/ids";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { secretKey } from "@/server/secrets";
import type { Inbound, Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import { MOVEMENTS, type Movement } from "../core/words";
import { NotAuthentic } from "../port";
import { TAKEN_BACK } from "./core/follow-up";

/** Name of the header with the HMAC-SHA256 of the body in hexadecimal. */
export const SIGNATURE_HEADER = "x-sandbox-signature";

export type SimulatedNotice = {
  readonly about: Movement;
  readonly referenceNumber: string;
  /**
   * True if a completed operation failed later; for other notifications the receiver must query the gateway.
   */
  readonly failedLater?: boolean;
};

export function simulatedMessage(notice: SimulatedNotice): { readonly body: string; readonly signature: string } {
  const body = writeJson(notice);
  return { body, signature: signatureOf(Buffer.from(body, "utf8")) };
}

export function simulatedInbound(notice: SimulatedNotice, receivedAt: Date): Inbound {
  const { body, signature } = simulatedMessage(notice);
  return { headers: { [SIGNATURE_HEADER]: signature }, rawBody: Buffer.from(body, "utf8"), receivedAt };
}

function signatureOf(body: Uint8Array): string {
  return createHmac("sha256", secretKey("simulated-notification")).update(body).digest("hex");
}

/** @throws {NotAuthentic} if this service did not sign the message, or the message cannot be read */
export function readNotifications(_account: Account, { headers, rawBody }: Inbound): readonly Notification[] {
  const given = Buffer.from(headers[SIGNATURE_HEADER] ?? "", "utf8");
  const expected = Buffer.from(signatureOf(rawBody), "utf8");
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw new NotAuthentic("Wrong signature.");
  const notice = jsonObject(readJson(Buffer.from(rawBody).toString("utf8")));
  const about = MOVEMENTS.find((word) => word === notice?.about) ?? "other";
  const referenceNumber = jsonText(notice?.referenceNumber);
  const hasFailed = notice?.failedLater === true && about !== "charge";
  return [
    {
      key: sha256(rawBody),
      type: about,
      effect: about === "other" ? "ignored" : "booked",
      occurredAt: null,
      amount: null,
      join: referenceNumber !== null ? { reference: referenceNumber } : {},
      ...(about === "other" ? { about } : { about, answer: hasFailed ? TAKEN_BACK : "ask" }),
    },
  ];
}
