/**
 * Form posts that were not processed, because the database was overloaded or unavailable, or one page sent
 * too many. The customer may repeat them.
 */
import { redirect } from "next/navigation";
import { isFormPage, notDonePath } from "@/server/front/form-page";
import { languageOf } from "@/server/i18n/languages";
import { Busy, RateLimited } from "@/server/kernel/errors";
import { refusalOf } from "@/server/refusal";
import type { wordsIn } from "@/server/signed-words";
import { BUSY, busyPage } from "./busy-page";
import { embedderIn } from "./embedder-in";
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

const CAUSES = ["busy", "limited", "unread", "foreign"] as const satisfies readonly RefusalCause[];

export function causeIn({ why }: ReturnType<typeof wordsIn>): RefusalCause | null {
  return CAUSES.find((cause) => cause === why) ?? null;
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
  const { lang, back } = place;
  if (!(answer instanceof NotTaken)) return answer;
  const framer = embedderIn(back)?.origin;
  const words = { why: answer.refusal, ...(framer !== undefined && { framer }) };
  redirect(notDonePath({ lang: languageOf(lang) ?? "en", back }, words));
}

type Embedding = { readonly origins: readonly string[] } | null;

/** `signed` is the framing origin while the database is busy. */
export async function framersOf(reading: Promise<Embedding>, signed: string | undefined): Promise<readonly string[]> {
  const read = await busyPage(reading);
  if (read === BUSY) return signed === undefined ? [] : [signed];
  return read?.origins ?? [];
}

export function wayBack(back: unknown): string | null {
  return typeof back === "string" && isFormPage(back) ? back : null;
}
