import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { WAITING } from "@/components/ui/tones";

export function CheckerNotice({ until, timeZone }: { until: string; timeZone: string }) {
  const t = useTranslations("console.payments.act");
  return (
    <p className={`flex gap-2 rounded-lg px-3 py-2.5 forced-colors:border ${WAITING}`}>
      <Icon name="shield-check" className="mt-0.5 size-4" />
      <span>{t.rich("checker", { at: () => <Instant at={until} timeZone={timeZone} style="full" /> })}</span>
    </p>
  );
}
