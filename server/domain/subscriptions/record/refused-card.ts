import { forbidsRetries } from "@/server/domain/gateways";
import { jsonObject, jsonText } from "@/server/kernel/json";
import type { Tx } from "@/server/kernel/types";

type TriedCharge = { readonly card: unknown; readonly decline: unknown };

/** True if one of the declined charges forbids further charges of the card. */
export async function isCardRefused(
  { savedCard }: Pick<Tx, "savedCard">,
  id: string | null,
  charges: readonly TriedCharge[],
): Promise<boolean> {
  const refused = charges.filter(({ decline }) => forbidsRetries(jsonObject(decline)));
  const tokens = refused.flatMap(({ card }) => jsonText(jsonObject(card)?.token) ?? []);
  if (id === null || tokens.length === 0) return false;
  return (await savedCard.count({ where: { id, token: { in: tokens } } })) > 0;
}
