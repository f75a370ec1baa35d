/** The newest webhook events of an installation in test mode. */
import { EventList } from "@/components/sandbox/event-list";
import { readEvents } from "@/server/domain/sandbox";
import type { Ctx } from "@/server/kernel/types";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "events");
}

async function events(ctx: Ctx) {
  return <EventList events={await readEvents(ctx)} timeZone={ctx.merchant.timezone} />;
}

export default function EventsPage({ params }: SandboxProps) {
  return <SandboxPage params={params} name="events" content={events} />;
}
