import type { Metadata } from "next";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import type { ConsoleProps } from "../view";
import { EventsView } from "./events-view";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "events");
}

export default async function EventsPage(props: ConsoleProps) {
  const view = await guardPage(props, "events");
  if ("refusal" in view) return view.refusal;
  return <EventsView view={view} query={await props.searchParams} event={null} />;
}
