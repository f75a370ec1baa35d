/** What actions of the console answer to their forms, in words. */
import { getTranslations } from "next-intl/server";
import type { FormState } from "@/components/console/form/form-state";
import { languageOf } from "@/server/i18n/languages";
import { type AppError, type FieldErrors, InvalidFields, RateLimited } from "@/server/kernel/errors";
import { answerRefusal } from "@/server/pages/form-refusal";
import { refusalOf } from "@/server/refusal";
import type { ConsolePlace } from "./guard";

/** Fields whose values never come back. */
const SECRETS = ["password", "current", "next", "code", "proof"];

/** What was typed, without what must not be sent back. */
function typedValues(form: FormData): Readonly<Record<string, string>> {
  const texts = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  return Object.fromEntries(texts.filter(([name]) => !SECRETS.includes(name) && !name.startsWith("$")));
}

/** The form was taken; `message` confirms it. */
export function taken(message: string): FormState {
  return { outcome: "done", message, errors: {}, values: {} };
}

/** The form comes back with `message` and what was typed. */
export function comesBack(form: FormData, message: string | null, errors: FormState["errors"] = {}): FormState {
  return { outcome: "refused", message, errors, values: typedValues(form) };
}

/**
 * The answer to a form whose verb refused: too many tries and a crowded service in words of our own, broken
 * fields beside the fields, anything else by `say`. What is no refusal is rethrown.
 * @param say the words for a refusal that the form expects
 */
export async function refusedForm(
  place: ConsolePlace,
  form: FormData,
  { error, say }: { error: unknown; say: (refusal: AppError) => string },
): Promise<FormState> {
  const refusal = refusalOf(error);
  if (refusal === null) throw error;
  const t = await getTranslations({ locale: languageOf(place.lang) ?? "en", namespace: "console.form" });
  if (refusal instanceof RateLimited) {
    await answerRefusal("limited");
    return comesBack(form, t("limited", { minutes: Math.ceil(refusal.retryAfterSeconds / 60) }));
  }
  if (refusal.kind === "busy") {
    await answerRefusal("busy");
    return comesBack(form, t("busy"));
  }
  if (refusal instanceof InvalidFields)
    return comesBack(
      form,
      t("invalid"),
      firstErrors(refusal.fields, (said) => t(`errors.${errorKey(said)}`)),
    );
  return comesBack(form, say(refusal));
}

/** What the wire says of a field, and the key of the console's own words for it. */
const SAID = [
  [/required|may not be blank|may not be null/, "required"],
  [/already exists/, "taken"],
  [/email/, "email"],
  [/origin/, "origin"],
  [/URL/, "url"],
  [/color/, "color"],
  [/phone/, "phone"],
  [/region/, "region"],
  [/username/, "username"],
  [/too short/, "short"],
  [/no more than/, "long"],
  [/(greater|less) than/, "range"],
  [/integer/, "number"],
  [/future/, "future"],
  [/PNG/, "image"],
  [/KB|pixels/, "imageSize"],
  [/square/, "imageSquare"],
  [/valid choice/, "choice"],
] as const;

function errorKey(said: string): (typeof SAID)[number][1] | "other" {
  return SAID.find(([pattern]) => pattern.test(said))?.[1] ?? "other";
}

function firstErrors(fields: FieldErrors, say: (said: string) => string): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, said]) => [name, say(firstText(said))]));
}

/** Of a list's field the first message of whichever of its items. */
function firstText(said: unknown): string {
  if (typeof said === "string") return said;
  const [first] = Object.values(said ?? {});
  return first === undefined ? "" : firstText(first);
}
