"use server";
import { redirect } from "next/navigation";
import { demoOptions, demoQuery } from "@/components/sandbox/sdk-demo-options";
import { startDemoSession, testToolsContext } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { consoleContext } from "@/server/pages/console-cookie";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

export type DemoPlace = { readonly lang: string; readonly query: string };

/** Creates a session with every kind of method, and opens its demo page with the demo's current options. */
export async function beginSdkDemo(place: DemoPlace): Promise<void> {
  requireOwnForm(place, "query");
  const language = languageOf(place.lang) ?? "en";
  const path = `/${language}/sandbox/sdk`;
  const system = await pageContext();
  if ((await testToolsContext(system, await consoleContext())) === null) redirect(path);
  const begun = startDemoSession(system, language, "each");
  const session = await orRefusalPage({ lang: language, back: path }, begun);
  if (session === null) redirect(path);
  const asked = new URLSearchParams(place.query);
  const options = demoOptions({ ...Object.fromEntries(asked), forms: asked.getAll("forms") }, language);
  redirect(`${path}${demoQuery(options, language, session.session_id)}`);
}
