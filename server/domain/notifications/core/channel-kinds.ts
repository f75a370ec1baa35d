import type { Channel } from "./words";

type Carried = "mail" | "text";

const CARRIED: Readonly<Record<Channel, Carried>> = { email: "mail", sms: "text", whatsapp: "text" };

export function isMail(channel: Channel): boolean {
  return CARRIED[channel] === "mail";
}
