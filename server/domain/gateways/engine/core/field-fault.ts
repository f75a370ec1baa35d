import type { Account, AccountField } from "../../core/opened-account";

/** The first field that is missing or malformed; null if all values are valid. */
export function fieldFault(
  fields: readonly AccountField[],
  { environment, values }: Account,
): { readonly field: string; readonly why: string } | null {
  for (const { name: field, required, matches, choices, test } of fields) {
    const value = values[field];
    if (!value && required) return { field, why: "It is missing." };
    if (value !== undefined && matches !== undefined && !matches[0].test(value)) return { field, why: matches[1] };
    if (!value) continue;
    if (test !== undefined && test.test(value) !== (environment === "test"))
      return { field, why: `This is a ${environment === "test" ? "live" : "test"} key in a ${environment} account.` };
    if (choices !== undefined && !choices.includes(value))
      return { field, why: `It is ${choices.map((choice) => `"${choice}"`).join(" or ")}.` };
  }
  return null;
}
