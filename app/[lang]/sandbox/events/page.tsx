/** The newest webhook events of an installation in test mode. */
import { EVENT_ROWS, EventList } from "@/components/sandbox/event-list";
import { readEvents } from "@/server/domain/sandbox";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "events");
}

export default async function EventsPage({ params, searchParams }: SandboxProps) {
  const rows = Number((await searchParams)[EVENT_ROWS]);
  return (
    <SandboxPage
      params={params}
      name="events"
      content={async (ctx) => <EventList {...(await readEvents(ctx, { rows }))} timeZone={ctx.merchant.timezone} />}
    />
  );
}
