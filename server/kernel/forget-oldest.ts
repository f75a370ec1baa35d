/** Deletes the oldest key if there are more than `most`. */
export function forgetOldest(kept: Map<string, unknown> | Set<string>, most: number): void {
  const oldest = kept.size > most ? kept.keys().next().value : undefined;
  if (oldest !== undefined) kept.delete(oldest);
}
