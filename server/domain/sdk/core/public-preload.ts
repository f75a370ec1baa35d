import type { SetupPreload } from "@/server/domain/sessions/contract/preload";
import type { SdkSessionView } from "../contract";

type WireObject = Readonly<Record<string, unknown>>;

function withoutPerson(entry: WireObject): WireObject {
  return Object.fromEntries(
    Object.entries(entry).filter(([name]) => !name.startsWith("customer_") && name !== "name_on_card"),
  );
}

/**
 * The setup payload for public keys, which every customer's device contains: without `customer_…` and names
 * on cards (Spec, "Numbers and public keys" 4, "The SDK payload").
 */
export function publicPreload(payload: SetupPreload): SdkSessionView {
  return { ...withoutPerson(payload), cards: payload.cards.map(withoutPerson) } as SdkSessionView;
}
