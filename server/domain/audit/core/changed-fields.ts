type Fields = Readonly<Record<string, unknown>>;

export type FieldChanges = { readonly before: Fields | null; readonly after: Fields | null };

const SECRET = /(password|secret|digest|private_key|public_key|token|hmac|recovery_code)/i;
const HIDDEN = "…";

/**
 * The fields whose values differ; all fields of a created or deleted object. Fields named like secrets are
 * removed.
 */
export function changedFields(before: Fields | null, after: Fields | null): FieldChanges {
  if (before === null || after === null)
    return { before: before && withoutSecrets(before), after: after && withoutSecrets(after) };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (fields: Fields): Fields =>
    withoutSecrets(Object.fromEntries(names.map((name) => [name, fields[name] ?? null])));
  return { before: pick(before), after: pick(after) };
}

function withoutSecrets(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) && value !== null ? HIDDEN : value]),
  );
}
