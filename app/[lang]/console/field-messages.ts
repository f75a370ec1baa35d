import { getTranslations } from "next-intl/server";
import type { FieldErrors } from "@/server/kernel/errors";
import type { Language } from "@/server/kernel/types";

/** Patterns of the API's messages; the captured text becomes `value` in the translation. */
const WORDS = [
  [/^This field (?:is required|may not be blank|may not be null)\.$/, "required"],
  [/^This list may not be empty\.$/, "none"],
  [/^(?:A valid number is required|A valid integer is required|Not a valid string)\.$/, "number"],
  [/^Ensure this value is greater than or equal to (.+)\.$/, "least"],
  [/^Ensure this value is less than or equal to (.+)\.$/, "most"],
  [/^Ensure that there are no more than (\d+) decimal places\.$/, "decimals"],
  [/^Ensure that there are no more than (\d+) digits in total\.$/, "digits"],
  [/^Ensure this field has no more than (\d+) characters\.$/, "length"],
  [/^Ensure this field has no more than (\d+) elements\.$/, "elements"],
  [/^Enter a valid value\.$/, "value"],
  [/^Ensure this date is before (.+)\.$/, "before"],
  [/^Enter a valid email address\.$/, "email"],
  [/^Enter a valid URL\.$/, "url"],
  [/ is not a valid choice\.$|^Send either interval/, "choice"],
  [/^Date(?:time)? has wrong format/, "date"],
  [/currency code/, "currency"],
  [/IP address or CIDR/, "addresses"],
  [/^Control and invisible|^Invisible direction/, "invisible"],
  [/valid boolean\.$|^Expected a dictionary|^Duration has wrong format/, "value"],
  [/^The start date cannot be in the past\.$/, "past"],
  [/^To use \w+ notifications provide the `customer_email` field\.$/, "noEmail"],
  [/^To use \w+ notifications provide the `customer_phone` field\.$/, "noPhone"],
  [/^A view with that name already exists\.$/, "nameTaken"],
  [/^Ensure that there are no more than (\d+) views\.$/, "tooMany"],
  [/^Multiple wallets of the same provider/, "wallets"],
  [/is not of the gateway's/, "environment"],
  [/may belong to another account/, "otherAccount"],
  [/gateway with this code already exists/, "codeTaken"],
  [/already exists/, "taken"],
  [/^The header Authorization cannot be set beside `basic`/, "headerAndBasic"],
  [/^A header is named|valid name of a header|^The header |^The value of /, "header"],
  [/^Must not be before created_after/, "reversed"],
  [/span has at most (\d+) days/, "span"],
  [/origin/, "origin"],
  [/^Enter the scheme/, "scheme"],
  [/^Must not be below minimum_amount/, "belowLeast"],
  [/^The link already has more payments/, "morePayments"],
  [/can charge this amount/, "unpriced"],
  [/color/, "color"],
  [/phone/, "phone"],
  [/region/, "region"],
  [/occur once/, "once"],
  [/too common/, "common"],
  [/too similar/, "similar"],
  [/username/, "username"],
  [/too short/, "short"],
  [/(?:greater|less) than/, "range"],
  [/integer/, "number"],
  [/future/, "future"],
  [/PNG/, "image"],
  [/KB|pixels/, "imageSize"],
  [/square/, "imageSquare"],
] as const;

/**
 * The first message of each invalid field, by field name; nested names are joined by dots, and the items of a
 * list share the list's name. Unknown messages stay in English.
 */
export async function firstErrors(fields: FieldErrors, language: Language): Promise<Readonly<Record<string, string>>> {
  const t = await getTranslations({ locale: language, namespace: "console.form.errors" });
  return errorsIn(fields, t);
}

type Word = (typeof WORDS)[number][1];

export function errorsIn(
  fields: FieldErrors,
  t: (word: Word, values: { readonly value: string }) => string,
): Readonly<Record<string, string>> {
  const worded = (message: string): string => {
    for (const [pattern, word] of WORDS) {
      const found = pattern.exec(message);
      if (found !== null) return t(word, { value: found[1] ?? "" });
    }
    return message;
  };
  return Object.fromEntries([...flattened(fields)].reverse().map(([name, message]) => [name, worded(message)]));
}

function flattened(fields: FieldErrors, prefix = ""): readonly (readonly [string, string])[] {
  return Object.entries(fields).flatMap(([name, said]) => {
    const path = /^\d+$/.test(name) ? prefix : [prefix, name].filter((part) => part !== "").join(".");
    if (!isList(said)) return flattened(said, path);
    return typeof said[0] === "string" ? [[path, said[0]] as const] : [];
  });
}

function isList(said: FieldErrors[string]): said is Exclude<FieldErrors[string], FieldErrors> {
  return Array.isArray(said);
}
