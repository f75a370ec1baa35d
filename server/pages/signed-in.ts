import { systemContext } from "@/server/context";
import { findConsoleUser } from "@/server/domain/merchants";
import { COOKIE } from "./console-cookie-name";

/** Whether a `Cookie` header belongs to a user who is signed in on the console; false if unknown. */
export async function isSignedIn(header: string): Promise<boolean> {
  const token = new RegExp(`(?:^|; *)${COOKIE}=([\\w-]{1,64})(?:;|$)`).exec(header)?.[1];
  if (token === undefined) return false;
  const asked = { token, address: "unknown", isWatching: true };
  const user = await findConsoleUser(systemContext(), asked).catch(() => null);
  return user?.console.isOpen ?? false;
}
