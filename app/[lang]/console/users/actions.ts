"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { shownTicks } from "@/components/console/permission-words";
import {
  type ConsoleCtx,
  deleteUser,
  endSessionsOf,
  Invitation,
  inviteAgain,
  inviteUser,
  readPerson,
  resetSecondFactor,
  UserPatch,
  updateUser,
  withKept,
} from "@/server/domain/merchants";
import { languageOf } from "@/server/i18n/languages";
import type { AppError } from "@/server/kernel/errors";
import { isolated } from "@/server/kernel/isolated";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { withWords } from "@/server/signed-words";
import { outdatedForm, refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { askForProof } from "../proof";
import { consoleWords } from "../words";
import { namesNoSet, setTicked, tickedIn } from "./ticks";

const NEED = "merchant.users";

type PersonPlace = ConsolePlace & { readonly id: string };

async function words({ lang }: ConsolePlace) {
  const t = await consoleWords(languageOf(lang) ?? "en");
  const say = ({ kind }: AppError) =>
    t(kind === "conflict" ? "users.lastOne" : kind === "forbidden" ? "users.notYours" : "form.gone");
  return { t, say };
}

function texts(form: FormData, ...names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, formText(form, name) ?? ""]));
}

/** Invites a user by mail. Test merchants' mails are not sent, so the response then shows the link. */
export async function invite(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "lang", form);
  if (namesNoSet(form)) return outdatedForm(place, form);
  const { t, say } = await words(place);
  const ticked = await setTicked(ctx, form);
  if (ticked !== null) {
    return { ...taken(t("users.ticked", { set: t(`users.set.${ticked.set}`) })), values: ticked.values };
  }
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const person = texts(form, "username", "email", "first_name", "last_name", "language");
    const may = { permissions: tickedIn(form), is_checker: formText(form, "is_checker") ?? "false" };
    const { user, pageUrl } = await inviteUser(ctx, readInput(Invitation, { ...person, ...may }));
    const answer = taken(
      t("users.invitationSent", { username: isolated(user.username, languageOf(place.lang) ?? "en") }),
    );
    return ctx.merchant.production ? answer : { ...answer, shownOnce: [pageUrl] };
  } catch (error) {
    return refusedForm(place, form, { error, say });
  }
}

export async function inviteOnceMore(place: PersonPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return administered({ ctx, place, form, conflict: "users.joinedMeanwhile" }, async (t) => {
    await inviteAgain(ctx, place.id, languageOf(formText(form, "language") ?? "") ?? languageOf(place.lang) ?? "en");
    return t("users.invitedAgain");
  });
}

export async function changePermissions(place: PersonPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  requireOwnForm(place, "id", form);
  if (namesNoSet(form)) return outdatedForm(place, form);
  const { t, say } = await words(place);
  const set = await setTicked(ctx, form);
  if (set !== null) return { ...taken(t("users.ticked", { set: t(`users.set.${set.set}`) })), values: set.values };
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const person = await readPerson(ctx, place.id);
    if (formText(form, "shown") !== shownTicks(person)) {
      refresh();
      return comesBack(form, t("users.changedMeanwhile"));
    }
    const permissions = withKept(ctx.actor, { before: person.permissions, ticked: tickedIn(form) });
    const is_checker = formText(form, "is_checker") ?? "false";
    await updateUser(ctx, place.id, readInput(UserPatch, { permissions, is_checker }));
  } catch (error) {
    return refusedForm(place, form, { error, say });
  }
  refresh();
  return taken(t("users.permissionsSaved"));
}

export async function changePerson(place: PersonPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return administered({ ctx, place, form }, async (t) => {
    const fields = texts(form, "first_name", "last_name", "email", "phone");
    await updateUser(ctx, place.id, readInput(UserPatch, fields));
    return t("form.saved");
  });
}

export async function endSessions(place: PersonPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return administered({ ctx, place, form }, async (t) =>
    t("users.sessionsEnded", { count: await endSessionsOf(ctx, place.id) }),
  );
}

export async function resetFactor(place: PersonPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return administered({ ctx, place, form }, async (t) => {
    const { username } = await readPerson(ctx, place.id);
    await resetSecondFactor(ctx, username);
    return t("users.factorReset");
  });
}

export async function removePerson(place: PersonPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, NEED, form);
  return administered({ ctx, place, form }, async () => {
    await deleteUser(ctx, place.id);
    redirect(withWords(consoleHref(languageOf(place.lang) ?? "en", "users"), { gone: "1" }));
  });
}

type Administration = {
  readonly ctx: ConsoleCtx;
  readonly place: PersonPlace;
  readonly form: FormData;
  readonly conflict?: "users.joinedMeanwhile";
};

async function administered(
  { ctx, place, form, conflict }: Administration,
  work: (t: Awaited<ReturnType<typeof words>>["t"]) => Promise<string>,
): Promise<FormState> {
  requireOwnForm(place, "id", form);
  const { t, say } = await words(place);
  const asked = await askForProof(place, ctx, form);
  if (asked !== null) return asked;
  try {
    const message = await work(t);
    refresh();
    return taken(message);
  } catch (error) {
    const own = (refusal: AppError) =>
      refusal.kind === "conflict" && conflict !== undefined ? t(conflict) : say(refusal);
    return refusedForm(place, form, { error, say: own });
  }
}
