import { useTranslations } from "next-intl";
import { TickField } from "@/components/console/form/tick-field";
import { PermissionGroups } from "@/components/console/permission-groups";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import type { PermissionSet } from "@/server/domain/merchants";

export type TickFacts = {
  readonly sets: readonly PermissionSet[];
  readonly held: readonly string[];
  readonly isChecker: boolean;
  readonly gateways: readonly string[];
  readonly locked: readonly string[];
};

export function PermissionTicks({ sets, held, isChecker, gateways, locked }: TickFacts) {
  const t = useTranslations("console.users");
  return (
    <>
      {/* A hidden submit button precedes the buttons of permission sets, because Enter presses the form's
          first button. */}
      <Button type="submit" hidden />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 font-medium text-ink">{t("sets")}</legend>
        {sets.map((set) => (
          <Button key={set} type="submit" name="set" value={set} formNoValidate className={BUTTON}>
            {t(`set.${set}`)}
          </Button>
        ))}
      </fieldset>
      <PermissionGroups held={held} gateways={gateways} locked={locked} />
      <TickField name="is_checker" label={t("isChecker")} hint={t("isCheckerHint")} defaultChecked={isChecker} />
    </>
  );
}
