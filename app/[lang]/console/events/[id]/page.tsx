import type { Metadata } from "next";
import { eventPage } from "@/server/domain/webhooks";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { MissingPage, orMissing } from "../../missing-page";
import type { ConsoleProps } from "../../view";
import { EventsView } from "../events-view";

type Props = ConsoleProps<{ id: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "event");
}

export default async function EventPage(props: Props) {
  const view = await guardPage(props, "event", `/${encodeURIComponent((await props.params).id)}`);
  if ("refusal" in view) return view.refusal;
  const event = await orMissing(eventPage(view.ctx, (await props.params).id));
  if (event === null) return <MissingPage view={view} />;
  return <EventsView view={view} query={await props.searchParams} event={event} />;
}
