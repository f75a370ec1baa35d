"use server";
import { redirect } from "next/navigation";
import type { FirstAnswer } from "@/components/docs/first-answer";
import { startDemoSession } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { answerRefusal, NotTaken, orFormRefusal, orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

export async function startDemo(lang: string): Promise<void> {
  const language = languageOf(lang) ?? "en";
  const place = { lang: language, back: `/${language}` };
  const session = await orRefusalPage(place, startDemoSession(await pageContext(), language));
  if (session === null) redirect("/");
  redirect(`/${language}/checkout/${session.session_id}`);
}

export async function sendFirstRequest(lang: string): Promise<FirstAnswer> {
  const begun = performance.now();
  const session = await orFormRefusal(startDemoSession(await pageContext(), languageOf(lang) ?? "en"));
  if (session instanceof NotTaken) return { kind: await answerRefusal(session.refusal) };
  if (session === null) redirect("/");
  const { session_id, state, amount, currency_code, checkout_url } = session;
  const body = { session_id, state, amount, currency_code, checkout_url };
  return { kind: "created", milliseconds: Math.max(1, Math.round(performance.now() - begun)), body };
}
