/** The newest webhook events of an installation in test mode. */
import { EVENT_ROWS, eventQuery } from "@/components/sandbox/event-address";
import { EventList } from "@/components/sandbox/event-list";
import { eventPageFilter, readEvents } from "@/server/domain/sandbox";
import { SandboxPage, type SandboxProps, sandboxMetadata } from "../sandbox-page";
import { redeliverEvent } from "./actions";

export function generateMetadata(props: SandboxProps) {
  return sandboxMetadata(props, "events");
}

export default async function EventsPage({ params, searchParams }: SandboxProps) {
  const query = await searchParams;
  const filter = eventPageFilter({ type: query.type, state: query.state, session: query.session });
  return (
    <SandboxPage
      params={params}
      name="events"
      query={eventQuery(filter)}
      content={async (ctx) => (
        <EventList
          {...(await readEvents(ctx, { rows: Number(query[EVENT_ROWS]), filter }))}
          filter={filter}
          timeZone={ctx.merchant.timezone}
          hasAddress={ctx.merchant.webhookUrl !== null}
          redeliver={(eventId) => redeliverEvent.bind(null, { eventId })}
        />
      )}
    />
  );
}
