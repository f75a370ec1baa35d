/**
 * Form posts that were not processed, because the database was overloaded or unavailable, or one page sent
 * too many. The customer may repeat them.
 */
import { redirect } from "next/navigation";
import { isFormPage } from "@/server/front/form-page";
import { languageOf } from "@/server/i18n/languages";
import { Busy, RateLimited } from "@/server/kernel/errors";
import { refusalOf } from "@/server/refusal";
import { answerWith } from "./status";

export type FormRefusal = "busy" | "limited";

export type RefusalCause = FormRefusal | "unread" | "foreign";

export class NotTaken {
  constructor(readonly refusal: FormRefusal) {}
}

/** The result of a domain function, or why the form was not processed. Other errors are rethrown. */
export async function orFormRefusal<T>(verb: Promise<T>): Promise<T | NotTaken> {
  try {
    return await verb;
  } catch (error) {
    const refused = refusalOf(error);
    if (refused instanceof Busy) return new NotTaken("busy");
    if (refused instanceof RateLimited) return new NotTaken("limited");
    throw error;
  }
}

const STATUSES = { busy: 503, limited: 429, unread: 400, foreign: 403 } as const;

export function causeNamed(why: unknown): RefusalCause {
  return why === "limited" || why === "unread" || why === "foreign" ? why : "busy";
}

/** Sets the status that an API call would get, for a form that is shown again with a message. */
export async function answerRefusal<Why extends RefusalCause>(refusal: Why): Promise<Why> {
  await answerWith(STATUSES[refusal]);
  return refusal;
}

/**
 * The result of a domain function, or a redirect to a page that says why nothing was done and links to
 * `back`, a path of this service.
 */
export async function orRefusalPage<T>(place: { lang: string; back: string }, verb: Promise<T>): Promise<T> {
  const answer = await orFormRefusal(verb);
  if (answer instanceof NotTaken) redirect(refusalPath(place, answer.refusal));
  return answer;
}

function refusalPath({ lang, back }: { lang: string; back: string }, refusal: FormRefusal): string {
  return `/${languageOf(lang) ?? "en"}/not-done?${new URLSearchParams({ why: refusal, back })}`;
}

export function wayBack(back: unknown): string | null {
  return typeof back === "string" && isFormPage(back) ? back : null;
}
