import { redirect } from "next/navigation";
import { consoleHref, PAGE_NAMES, pageEntry } from "@/components/console/pages";
import { guardPage } from "./guard";
import { type ConsoleProps, mayOpen } from "./view";

export default async function ConsoleStart(props: ConsoleProps) {
  const view = await guardPage(props, "start");
  if ("refusal" in view) return view.refusal;
  const first = PAGE_NAMES.find((name) => {
    const { navigation, needs } = pageEntry(name);
    return navigation !== undefined && mayOpen(view.ctx, needs);
  });
  redirect(consoleHref(view.language, first ?? "profile"));
}
