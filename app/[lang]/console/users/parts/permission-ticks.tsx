import { useTranslations } from "next-intl";
import { TickField } from "@/components/console/form/tick-field";
import { BUTTON } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import type { PermissionSet } from "@/server/domain/merchants";
import { GROUP_NAMES, gatewayOf, PERMISSION_GROUPS, permissionKey, tickName } from "./permission-words";

export type TickFacts = {
  readonly sets: readonly PermissionSet[];
  readonly held: readonly string[];
  readonly isChecker: boolean;
  readonly gateways: readonly string[];
  /** Permissions that the viewer cannot grant. */
  readonly locked: readonly string[];
};

export function PermissionTicks({ sets, held, isChecker, gateways, locked }: TickFacts) {
  const t = useTranslations("console.users");
  const groups = GROUP_NAMES.map((name) => [name, PERMISSION_GROUPS[name]] as const);
  return (
    <>
      {/* Enter presses the form's first button, so a hidden submit button precedes the set buttons. */}
      <Button type="submit" hidden />
      <fieldset className="flex flex-wrap items-center gap-2">
        <legend className="mb-1 font-medium text-ink">{t("sets")}</legend>
        {sets.map((set) => (
          <Button key={set} type="submit" name="set" value={set} formNoValidate className={BUTTON}>
            {t(`set.${set}`)}
          </Button>
        ))}
      </fieldset>
      <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
        {groups.map(([name, permissions]) => (
          <Group key={name} title={t(`group.${name}`)} permissions={permissions} held={held} locked={locked} />
        ))}
        {gateways.length > 0 && (
          <Group title={t("group.gateways")} permissions={gateways} held={held} locked={locked} />
        )}
      </div>
      <TickField name="is_checker" label={t("isChecker")} hint={t("isCheckerHint")} defaultChecked={isChecker} />
    </>
  );
}

type GroupProps = Pick<TickFacts, "held" | "locked"> & {
  readonly title: string;
  readonly permissions: readonly string[];
};

function Group({ title, permissions, held, locked }: GroupProps) {
  const t = useTranslations("console.users.permission");
  const words = (permission: string): string => {
    const key = permissionKey(permission) as Parameters<typeof t>[0];
    return gatewayOf(permission) ?? (t.has(key) ? t(key) : permission);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted text-xs">{title}</legend>
      {permissions.map((permission) => (
        <TickField
          key={permission}
          name={tickName(permission)}
          label={words(permission)}
          defaultChecked={held.includes(permission)}
          disabled={locked.includes(permission)}
        />
      ))}
    </fieldset>
  );
}
