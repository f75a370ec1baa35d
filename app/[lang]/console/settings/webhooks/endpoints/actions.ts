"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import type { ConsoleCtx } from "@/server/domain/merchants";
import {
  createEndpoint,
  deleteEndpoint,
  EndpointRedelivery,
  NewWebhookEndpoint,
  redeliverSpan,
  retrieveEndpoint,
  rotateEndpointKey,
  testEndpoint,
  updateEndpoint,
  WebhookEndpointPatch,
} from "@/server/domain/webhooks";
import { languageOf } from "@/server/i18n/languages";
import type { AppError } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formDay, formText } from "@/server/pages/form-text";
import { withWords } from "@/server/signed-words";
import { refusedForm, taken } from "../../../form-answers";
import { type ConsolePlace, guardAction } from "../../../guard";
import { askForProof } from "../../../proof";
import { consoleWords } from "../../../words";
import { asEndpointForm, readEndpointChange, readNewEndpoint } from "./endpoint-form";

const NEED = "merchant.settings";

type EndpointPlace = ConsolePlace & { readonly id: string };
type ShownPlace = EndpointPlace & { readonly shown: string };

async function words({ lang }: ConsolePlace) {
  const t = await consoleWords(languageOf(lang) ?? "en");
  const say = ({ kind }: AppError): string => {
    if (kind === "conflict") return t("endpoints.conflict");
    return t(kind === "not_found" ? "form.gone" : "form.refused");
  };
  return { t, say };
}

async function answered(
  place: ConsolePlace,
  form: FormData,
  work: (t: Awaited<ReturnType<typeof words>>["t"]) => Promise<FormState>,
): Promise<FormState> {
  const { t, say } = await words(place);
  try {
    const state = await work(t);
    refresh();
    return state;
  } catch (error) {
    return refusedForm(place, form, { error: asEndpointForm(error), say });
  }
}

export async function createWebhook(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  return answered(place, form, async (t) => {
    const made = await createEndpoint(ctx, readInput(NewWebhookEndpoint, readNewEndpoint(form)));
    return { ...taken(t("endpoints.created")), shownOnce: [made.signing_secret] };
  });
}

export async function changeWebhook(place: ShownPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  return answered(place, form, async (t) => {
    const change = readEndpointChange(form, place.shown);
    if (Object.keys(change).length === 0) await retrieveEndpoint(ctx, place.id);
    else await updateEndpoint(ctx, place.id, readInput(WebhookEndpointPatch, change));
    return taken(t("form.saved"));
  });
}

export async function pauseWebhook(place: EndpointPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return withPause(ctx, { place, form, paused: true });
}

export async function resumeWebhook(place: EndpointPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return withPause(ctx, { place, form, paused: false });
}

type Pause = { readonly place: EndpointPlace; readonly form: FormData; readonly paused: boolean };

async function withPause(ctx: ConsoleCtx, { place, form, paused }: Pause): Promise<FormState> {
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  return answered(place, form, async (t) => {
    await updateEndpoint(ctx, place.id, readInput(WebhookEndpointPatch, { paused }));
    return taken(t(paused ? "endpoints.pausedNow" : "endpoints.resumedNow"));
  });
}

export async function rotateWebhook(place: EndpointPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  return answered(place, form, async (t) => {
    const { signing_secret: secret } = await rotateEndpointKey(ctx, place.id);
    return { ...taken(t("endpoints.rotated")), shownOnce: [secret] };
  });
}

export async function removeWebhook(place: EndpointPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  const { say } = await words(place);
  try {
    await deleteEndpoint(ctx, place.id);
  } catch (error) {
    return refusedForm(place, form, { error, say });
  }
  redirect(withWords(consoleHref(languageOf(place.lang) ?? "en", "endpoints"), { gone: "1" }));
}

export async function testWebhook(place: EndpointPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  return answered(place, form, async (t) => {
    const { status, error, answer } = await testEndpoint(ctx, place.id);
    const said = status === null ? t("endpoints.unanswered") : t("endpoints.answered", { status: String(status) });
    const outcome = error === null ? ("done" as const) : ("refused" as const);
    return { outcome, message: said, errors: {}, values: { ...(answer !== null && answer !== "" && { answer }) } };
  });
}

export async function redeliverWebhook(place: EndpointPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  return answered(place, form, async (t) => {
    const span = spanOf(form);
    const {
      events,
      more,
      last_event_id: last,
    } = await redeliverSpan(ctx, place.id, readInput(EndpointRedelivery, span));
    if (events === 0) return taken(t("endpoints.nothingAgain"));
    const message = t("events.allSent", { count: events });
    if (!more || last === null) return taken(message);
    const { delivered, ...days } = span;
    const values = { ...days, ...(delivered && { delivered: "true" }), starting_after: last };
    return { ...taken(`${message} ${t("endpoints.more")}`), values };
  });
}

function spanOf(form: FormData) {
  const before = formDay(form, "created_before") ?? "";
  const last = formText(form, "starting_after") ?? "";
  return {
    created_after: formDay(form, "created_after") ?? "",
    ...(before !== "" && { created_before: before }),
    ...(last !== "" && { starting_after: last }),
    delivered: formText(form, "delivered") === "true",
  };
}
