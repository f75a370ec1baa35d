import type { Channel } from "@/server/domain/notifications";
import { env } from "@/server/env";

export function hasProvider(channel: Channel): boolean {
  switch (channel) {
    case "email":
      return env.mailProvider !== null;
    case "sms":
      return env.smsProvider !== null;
    case "whatsapp":
      return env.whatsappProvider !== null;
  }
}
