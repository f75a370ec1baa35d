"use server";
import { redirect } from "next/navigation";
import { startDemoSession } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

export async function startDemo(lang: string): Promise<void> {
  const language = languageOf(lang) ?? "en";
  const place = { lang: language, back: `/${language}` };
  const session = await orRefusalPage(place, startDemoSession(await pageContext(), language));
  if (session === null) redirect("/");
  redirect(`/${language}/checkout/${session.sessionId}`);
}
