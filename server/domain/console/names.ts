import { parseDetails } from "@/server/domain/sessions";
import { jsonObject, jsonText } from "@/server/kernel/json";

type Payer = {
  readonly details: unknown;
  readonly customerId: string | null;
  readonly customerEmail: string | null;
  readonly customerPhone: string | null;
};

export function customerName({ details, customerEmail, customerPhone, customerId }: Payer): string | null {
  return parseDetails(jsonObject(details) ?? {}).customerName ?? customerEmail ?? customerPhone ?? customerId;
}

export function personName(user: unknown): string | null {
  const found = jsonObject(user);
  if (found === null) return null;
  const names = [jsonText(found.first_name), jsonText(found.last_name)].filter((part) => part !== null);
  return names.length > 0 ? names.join(" ") : jsonText(found.username);
}
