/** A key as merchants recognise it, such as `sk_••••9f3C`; empty if an old key has no stored ending. */
export function shownKey(prefix: string, ending: string | null): readonly string[] {
  return ending === null ? [] : [`${prefix}_••••${ending}`];
}
