import { useTranslations } from "next-intl";
import type { EventLine } from "@/server/domain/webhooks";
import type { EventObject } from "@/server/domain/webhooks/core/event-object";
import { isObjectEvent } from "@/server/domain/webhooks/core/words";
import { EventBody } from "../console/events/event-body";
import { ActionForm } from "../console/form/action-form";
import type { FormAction } from "../console/form/form-state";
import { TEXT_LINK } from "../console/styles";
import { SubmitButton } from "../ui/submit-button";

type Props = {
  readonly event: EventLine;
  /** True if the merchant has a webhook address, so that an event without a delivery can be delivered. */
  readonly hasAddress: boolean;
  readonly redeliver: FormAction;
};

const OBJECTS = {
  session: "event.session",
  subscription: "event.subscription",
  card: "event.card",
  wallet: "event.wallet",
} as const satisfies Record<EventObject, string>;

export function EventFacts({ event, hasAddress, redeliver }: Props) {
  const t = useTranslations("sandbox");
  const { result, state } = event.told;
  return (
    <div className="mt-1 text-muted">
      <p>
        {t("event.says")}: <Wire word={[result, state].filter((word) => word !== null).join(" · ") || "–"} />
      </p>
      <p>
        {t(OBJECTS[event.object])}:{" "}
        <bdi dir="ltr" className="break-all">
          {event.objectId}
        </bdi>
      </p>
      {event.url !== null && (
        <p className="wrap-anywhere">
          {t("event.webhook")}: <Wire word={[event.state, event.answer].filter((word) => word !== null).join(" ")} />
          {" · "}
          {t("tries", { count: event.tries })} · <bdi dir="ltr">{event.url}</bdi>
        </p>
      )}
      <details>
        <summary className="min-h-8 font-medium text-accent">{t("payload")}</summary>
        <EventBody body={event.payload} label={t("payload")} />
      </details>
      {!isObjectEvent(event.kind) && (hasAddress || event.url !== null) && (
        <ActionForm action={redeliver} className="grid gap-2">
          <SubmitButton className={`min-h-8 text-start ${TEXT_LINK}`} working={t("redeliver.working")}>
            {t("redeliver.button")}
          </SubmitButton>
        </ActionForm>
      )}
    </div>
  );
}

/** A value of the API, not translated, because a merchant's program compares it. */
function Wire({ word }: { word: string }) {
  return (
    <bdi dir="ltr" lang="en" className="wrap-anywhere">
      {word}
    </bdi>
  );
}
