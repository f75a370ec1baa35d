import { useTranslations } from "next-intl";
import { TickBox } from "@/components/console/form/tick-box";
import { HiddenField } from "@/components/ui/hidden-fields";
import { ALERT_KINDS } from "@/server/domain/alerts/core/words";
import type { AlertReader } from "@/server/domain/merchants";

export function ReaderTicks({ readers }: { readonly readers: readonly AlertReader[] }) {
  const t = useTranslations("console.alerts");
  if (readers.length === 0) return <p className="text-muted">{t("settings.noUsers")}</p>;
  return readers.map((reader) => {
    const { userId, username, mayRead, kinds } = reader;
    return (
      <fieldset key={userId} className="min-w-0 border-line border-b pb-3 last-of-type:border-b-0">
        <legend className="wrap-anywhere font-medium text-ink">
          <bdi>{username}</bdi>
        </legend>
        <Standing reader={reader} />
        {mayRead && (
          <>
            <HiddenField name="reader" value={String(userId)} />
            <HiddenField name={`shown.${userId}`} value={kinds.join()} />
            <div className="grid sm:grid-cols-2">
              {ALERT_KINDS.map((kind) => (
                <TickBox key={kind} name={`kinds.${userId}`} value={kind} isTicked={kinds.includes(kind)}>
                  {t(`kinds.${kind}`)}
                </TickBox>
              ))}
            </div>
          </>
        )}
      </fieldset>
    );
  });
}

function Standing({ reader: { mayRead, email, isConfirmed } }: { reader: AlertReader }) {
  const t = useTranslations("console.alerts.settings");
  if (!mayRead) return <p className="text-muted">{t("mayNot")}</p>;
  if (email === null) return <p className="text-muted">{t("noAddress")}</p>;
  const address = () => (
    <bdi dir="ltr" className="wrap-anywhere">
      {email}
    </bdi>
  );
  return <p className="text-muted">{isConfirmed ? address() : t.rich("unconfirmed", { email: address })}</p>;
}
