import { useTranslations } from "next-intl";
import { ENDPOINT_KINDS, type ObjectEventKind } from "@/server/domain/webhooks/core/words";
import { nameKey } from "../events/event-name";
import { FieldError } from "../form/field-error";
import { TextArea } from "../form/text-area";
import { TextField } from "../form/text-field";
import { TickBox } from "../form/tick-box";
import { TickField } from "../form/tick-field";

export type EndpointFacts = {
  readonly url: string;
  readonly description: string | null;
  readonly kinds: readonly string[];
  readonly header_names: readonly string[];
  readonly basic_username: string | null;
};

const NOTHING: EndpointFacts = { url: "", description: null, kinds: [], header_names: [], basic_username: null };

export function EndpointFields({ shown = NOTHING }: { shown?: EndpointFacts }) {
  const t = useTranslations("console.endpoints");
  const again = useTranslations("console.form")("again");
  const { header_names: headers, basic_username: username } = shown;
  return (
    <>
      <TextField
        name="url"
        label={t("url")}
        hint={t("urlHint")}
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        defaultValue={shown.url}
        maxLength={2_000}
        required
      />
      <TextField
        name="description"
        label={t("description")}
        autoComplete="off"
        defaultValue={shown.description ?? ""}
        maxLength={255}
      />
      <Kinds ticked={shown.kinds} />
      <TextArea
        name="secret.headers"
        label={t("headers")}
        hint={headers.length === 0 ? t("headersHint") : t("headersKept", { names: headers.join(", ") })}
        againError={again}
        rows={3}
        maxLength={25_000}
      />
      {headers.length > 0 && <TickField name="remove_headers" label={t("removeHeaders")} defaultChecked={false} />}
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          name="basic_username"
          label={t("username")}
          hint={t("usernameHint")}
          dir="ltr"
          autoComplete="off"
          defaultValue={username ?? ""}
          maxLength={255}
        />
        <TextField
          name="secret.basic_password"
          label={t("password")}
          hint={username === null ? undefined : t("passwordKept")}
          againError={again}
          type="password"
          dir="ltr"
          autoComplete="new-password"
          maxLength={255}
        />
      </div>
    </>
  );
}

type GroupOf<Kind extends string> = Kind extends `${infer Group}.${string}` ? Group : never;

/** The part of an event's kind before its first dot. */
function groupOf<Kind extends ObjectEventKind>(kind: Kind): GroupOf<Kind> {
  return kind.split(".")[0] as GroupOf<Kind>;
}

const GROUPS = [...new Set(ENDPOINT_KINDS.map(groupOf))];

function Kinds({ ticked }: { ticked: readonly string[] }) {
  const t = useTranslations("console.endpoints");
  const names = useTranslations("console.events.names");
  return (
    <details>
      <summary className="inline-flex min-h-8 items-center font-medium text-accent">{t("kinds")}</summary>
      <p className="text-muted">{t("kindsHint")}</p>
      <FieldError name="kinds" />
      <div className="mt-2 grid gap-x-8 gap-y-4 sm:grid-cols-2">
        {GROUPS.map((group) => (
          <fieldset key={group} className="min-w-0">
            <legend className="mb-1 text-muted text-xs">{t(`group.${group}`)}</legend>
            {ENDPOINT_KINDS.filter((kind) => groupOf(kind) === group).map((kind) => (
              <div key={kind}>
                <TickBox name="kinds" value={kind} isTicked={ticked.includes(kind)}>
                  {names(nameKey(kind))}
                </TickBox>
              </div>
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}
