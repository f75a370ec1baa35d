/**
 * Form posts that the service could not process: the database is crowded or unavailable, or too many came
 * from one page. Nothing was done, so the customer may do it again.
 */
import { redirect } from "next/navigation";
import { isFormPage } from "@/server/front/form-page";
import { languageOf } from "@/server/i18n/languages";
import { Busy, RateLimited } from "@/server/kernel/errors";
import { refusalOf } from "@/server/refusal";
import { answerWith } from "./status";

/** Why a form was not processed; the key of its words. */
export type FormRefusal = "busy" | "limited";

/** The same, or why `server/front/forms.ts` refused the form before Next saw it. */
export type RefusalCause = FormRefusal | "unread" | "foreign";

/** Stands for what a form's verb did not do. */
export class NotTaken {
  constructor(readonly refusal: FormRefusal) {}
}

/** The answer of the form's verb, or why the form was not processed. Any other error is rethrown. */
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

/** The cause that an address names; a crowded service if it names none. */
export function causeNamed(why: unknown): RefusalCause {
  return why === "limited" || why === "unread" || why === "foreign" ? why : "busy";
}

/** For a form that comes back with the refusal in words: it has the status that an API call would have. */
export async function answerRefusal<Why extends RefusalCause>(refusal: Why): Promise<Why> {
  await answerWith(STATUSES[refusal]);
  return refusal;
}

/**
 * For a form that cannot come back with words of its own: what `verb` answers, or a page that says why
 * nothing was done and leads back to `back`, a path of this service.
 */
export async function orRefusalPage<T>(place: { lang: string; back: string }, verb: Promise<T>): Promise<T> {
  const answer = await orFormRefusal(verb);
  if (answer instanceof NotTaken) redirect(refusalPath(place, answer.refusal));
  return answer;
}

function refusalPath({ lang, back }: { lang: string; back: string }, refusal: FormRefusal): string {
  return `/${languageOf(lang) ?? "en"}/not-done?${new URLSearchParams({ why: refusal, back })}`;
}

/** The page with the form that the link leads back to; null for anything else. */
export function wayBack(back: unknown): string | null {
  return typeof back === "string" && isFormPage(back) ? back : null;
}
