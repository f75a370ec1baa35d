"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import {
  BRAND_IMAGE_RULES,
  type BrandSlot,
  changeIdleMinutes,
  IdleMinutes,
  removeBrandImage,
  renewWebhookKeys,
  SettingsChanged,
  SettingsPatch,
  tooLargeFor,
  updateSettings,
  uploadBrandImage,
} from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import { InvalidFields } from "@/server/kernel/errors";
import { isolated } from "@/server/kernel/isolated";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { LOCALES } from "@/server/kernel/words";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { outdatedForm, refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { askForProof } from "../proof";
import { consoleWords } from "../words";
import { readSettingsForm, readShown, type SettingsPart, settingsPart } from "./settings-fields";

const NEED = "merchant.settings";
/** Sections of settings whose change needs a fresh proof of identity. */
const PROVEN: readonly SettingsPart[] = ["webhooks", "keys", "approval"];

type ShownPlace = ConsolePlace & { readonly shown: string };
type PartPlace = ShownPlace & { readonly part: string };
type ImagePlace = ConsolePlace & { readonly slot: string };

function words({ lang }: ConsolePlace) {
  return consoleWords(languageOf(lang) ?? "en");
}

export async function changeSettings(place: PartPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "part", form);
  requireOwnForm(place, "shown");
  const part = settingsPart(place.part);
  if (part === null) return outdatedForm(place, form);
  const t = await words(place);
  const asked = PROVEN.includes(part) ? await askForProof(place, ctx, form) : null;
  if (asked !== null) return asked;
  try {
    const patch = readInput(SettingsPatch, readSettingsForm(part, form));
    await updateSettings(ctx, patch, readShown(place.shown));
  } catch (error) {
    if (error instanceof SettingsChanged) return changedMeanwhile(place, ctx, { form, error });
    return refusedForm(place, form, { error, say: () => t("form.refused") });
  }
  refresh();
  return taken(t("form.saved"));
}

type MeanwhileFacts = { readonly form: FormData; readonly error: SettingsChanged };

/**
 * Says who else has saved the settings, and when. The typed values stay in the form; sending the form again
 * overwrites the other user's change.
 */
async function changedMeanwhile(place: ConsolePlace, ctx: Ctx, { form, error }: MeanwhileFacts): Promise<FormState> {
  const t = await words(place);
  refresh();
  const { change } = error;
  if (change === null) return comesBack(form, t("settings.changedBySomebody"));
  const { timezone: timeZone } = ctx.merchant;
  const language = languageOf(place.lang) ?? "en";
  const written = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "medium", timeStyle: "short", timeZone });
  const who = isolated(change.who ?? t("settings.aKey"), language);
  return comesBack(form, t("settings.changedMeanwhile", { who, at: written.format(change.at) }));
}

export async function uploadImage(place: ImagePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "slot", form);
  const slot = slotOf(place);
  if (slot === null) return outdatedForm(place, form);
  const t = await words(place);
  const file = form.get("file");
  try {
    const blob = file instanceof Blob ? file : new Blob();
    if (blob.size > BRAND_IMAGE_RULES[slot].maxBytes) throw new InvalidFields({ file: [tooLargeFor(slot)] });
    await uploadBrandImage(ctx, { slot, bytes: new Uint8Array(await blob.arrayBuffer()) });
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("form.refused") });
  }
  refresh();
  return taken(t("settings.imageSaved"));
}

export async function removeImage(place: ImagePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "slot", form);
  const slot = slotOf(place);
  if (slot === null) return outdatedForm(place, form);
  const t = await words(place);
  await removeBrandImage(ctx, slot);
  refresh();
  return taken(t("settings.imageRemoved"));
}

function slotOf({ slot }: ImagePlace): BrandSlot | null {
  return slot === "favicon" || slot === "logo" ? slot : null;
}

export async function renewKeys(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const t = await words(place);
  const { hmacKey, webhookSecret } = await renewWebhookKeys(ctx);
  refresh();
  return { ...taken(t("settings.renewed")), shownOnce: [hmacKey, webhookSecret] };
}

export async function changeIdle(place: ShownPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "shown", form);
  const t = await words(place);
  try {
    const { minutes } = readInput(IdleMinutes, { minutes: formText(form, "minutes") });
    await changeIdleMinutes(ctx, minutes, readShown(place.shown));
  } catch (error) {
    if (error instanceof SettingsChanged) return changedMeanwhile(place, ctx, { form, error });
    return refusedForm(place, form, { error, say: () => t("form.refused") });
  }
  refresh();
  return taken(t("form.saved"));
}
