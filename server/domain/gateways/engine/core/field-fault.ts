import type { Account, AccountField } from "../../core/opened-account";
import type { Signature } from "./signature";

export type FieldFault = { readonly field: string; readonly why: string };

export function fieldFault(fields: readonly AccountField[], { environment, values }: Account): FieldFault | null {
  for (const { name: field, required, requiredLive, matches, choices, test } of fields) {
    const value = values[field];
    if (!value && required) return { field, why: "This field is required." };
    if (!value && requiredLive && environment === "live")
      return { field, why: "This field is required for a live account." };
    if (value !== undefined && matches !== undefined && !matches[0].test(value)) return { field, why: matches[1] };
    if (!value) continue;
    if (test !== undefined && test.test(value) !== (environment === "test"))
      return { field, why: `This is a ${environment === "test" ? "live" : "test"} key in a ${environment} account.` };
    if (choices !== undefined && !choices.includes(value))
      return { field, why: `Enter ${choices.map((choice) => `"${choice}"`).join(" or ")}.` };
  }
  return null;
}

export function halfFault(basic: Signature["basic"], { values }: Account): FieldFault | null {
  if (basic === undefined || Boolean(values[basic.user]) === Boolean(values[basic.password])) return null;
  return { field: basic.password, why: "Enter both the user name and the password of notifications, or neither." };
}
