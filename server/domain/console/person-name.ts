/** Names of users as rows keep them. */
import { jsonObject, jsonText } from "@/server/kernel/json";

/** The person of a user object of the wire; null if nobody is named. */
export function personName(user: unknown): string | null {
  const found = jsonObject(user);
  if (found === null) return null;
  const names = [jsonText(found.first_name), jsonText(found.last_name)].filter((part) => part !== null);
  return names.length > 0 ? names.join(" ") : jsonText(found.username);
}
