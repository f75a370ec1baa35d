import { useTranslations } from "next-intl";
import { TickField } from "./form/tick-field";
import { GROUP_NAMES, gatewayOf, PERMISSION_GROUPS, permissionKey, tickName } from "./permission-words";

type Props = {
  readonly held: readonly string[];
  readonly gateways: readonly string[];
  readonly locked: readonly string[];
};

export function PermissionGroups({ held, gateways, locked }: Props) {
  const t = useTranslations("console.users");
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2 xl:grid-cols-3">
      {GROUP_NAMES.map((name) => (
        <Group
          key={name}
          title={t(`group.${name}`)}
          permissions={PERMISSION_GROUPS[name]}
          held={held}
          locked={locked}
        />
      ))}
      {gateways.length > 0 && <Group title={t("group.gateways")} permissions={gateways} held={held} locked={locked} />}
    </div>
  );
}

type GroupProps = Pick<Props, "held" | "locked"> & {
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
