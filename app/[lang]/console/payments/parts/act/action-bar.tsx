import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OwnerField } from "@/components/console/form/form-owner";
import { Icon } from "@/components/console/icon";
import { BUTTON, BUTTON_PRIMARY } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { CopyButton } from "@/components/ui/copy-button";
import { SubmitButton } from "@/components/ui/submit-button";
import type { PaymentAction } from "@/server/domain/console";

type Props = {
  readonly hrefOf: (act: PaymentAction["act"]) => string;
  /** The checkout's address; null if the payment was deleted. */
  readonly link: string | null;
  readonly actions: readonly PaymentAction[];
  readonly checkStatus: (form: FormData) => Promise<void>;
  readonly retry: (form: FormData) => Promise<void>;
  readonly isShort?: boolean;
  readonly hasPanel?: boolean;
};

const SHOWN: readonly PaymentAction["act"][] = ["collect", "capture", "void", "refund", "restore"];
const SHOWN_SHORT: readonly PaymentAction["act"][] = ["collect", "capture", "refund", "restore"];
const FIRST: readonly PaymentAction["act"][] = ["collect", "capture"];
const ICONS: Readonly<Partial<Record<PaymentAction["act"], string>>> = {
  inquiry: "refresh-cw",
  retry: "link",
  collect: "check",
  capture: "check",
  void: "ban",
  refund: "undo-2",
  restore: "archive-restore",
};
const PRESSED = { inquiry: true, retry: true };
const DISABLED = `${BUTTON} cursor-not-allowed opacity-60 hover:bg-surface`;

export function ActionBar({ hrefOf, link, actions, isShort = false, hasPanel = false, ...sent }: Props) {
  const t = useTranslations("console.payments.act");
  const names = isShort ? SHOWN_SHORT : SHOWN;
  const pressed = actions.filter(({ act }) => act in PRESSED);
  const inMenu = isShort ? pressed.filter(({ act }) => act === "inquiry") : [];
  const shown = actions.filter(({ act }) => names.includes(act));
  const more = actions.filter(({ act }) => !(act in PRESSED) && !names.includes(act));
  const refusal = finalRefusal(shown);
  const hasMenu = more.length + inMenu.length > 0;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {pressed
        .filter((action) => !inMenu.includes(action))
        .map((action) => (
          <Pressed key={action.act} action={action} {...sent} />
        ))}
      {link !== null && !(isShort && shown.length > 0) && <CopyLink link={link} />}
      {shown.map((action) =>
        mayOpen(action) ? (
          <a
            key={action.act}
            id={`do-${action.act}`}
            href={hrefOf(action.act)}
            data-soft=""
            className={`${FIRST.includes(action.act) && !hasPanel ? BUTTON_PRIMARY : BUTTON} ${isShort ? "grow" : ""}`.trimEnd()}
          >
            <ActIcon act={action.act} />
            {t(`names.${action.act}`)}
          </a>
        ) : (
          <Denied key={action.act} action={action} className={isShort ? `${DISABLED} grow` : DISABLED} />
        ),
      )}
      {refusal !== null && <p className="order-last w-full text-muted">{t(`refusal.${refusal}`)}</p>}
      {hasMenu && (
        <details data-panel="" className="relative">
          <summary aria-label={t("more")} className={`${BUTTON} list-none`}>
            <Icon name="ellipsis" />
          </summary>
          <ul className="absolute end-0 z-10 mt-1 min-w-52 rounded-lg border border-line bg-raised p-1 shadow-float">
            {inMenu.map((action) => (
              <li key={action.act}>
                <Pressed action={action} {...sent} look={MENU_ITEM} />
              </li>
            ))}
            {more.map((action) => (
              <li key={action.act}>
                <MoreItem action={action} href={hrefOf(action.act)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

type PressedProps = Pick<Props, "checkStatus" | "retry"> & { readonly action: PaymentAction; readonly look?: string };

function Pressed({ action, checkStatus, retry, look }: PressedProps): ReactNode {
  const t = useTranslations("console.payments.act");
  const form = useTranslations("console.form");
  if (action.lacks !== null)
    return <Denied action={action} className={look === undefined ? DISABLED : `${look} text-muted`} />;
  return (
    <form action={action.act === "retry" ? retry : checkStatus}>
      <OwnerField />
      <SubmitButton
        className={look === undefined ? BUTTON : `${look} text-ink hover:bg-accent-soft`}
        working={form("working")}
      >
        <ActIcon act={action.act} />
        {t(`names.${action.act}`)}
      </SubmitButton>
    </form>
  );
}

function CopyLink({ link }: { link: string }) {
  const t = useTranslations("console.payments.act");
  const form = useTranslations("console.form");
  return (
    <CopyButton
      text={link}
      words={{ copy: t("copy"), copied: form("copied"), name: t("copy"), done: form("copied") }}
      className={BUTTON}
    />
  );
}

const MENU_ITEM = "flex min-h-9 w-full items-center gap-2 rounded-md px-3 text-start pointer-coarse:min-h-11";

/** Refusals after which the action is possible only on the gateway's own pages. */
const FINAL: readonly PaymentAction["refusal"][] = ["foreign_currency", "replaced_account"];

function mayOpen({ lacks, refusal }: PaymentAction): boolean {
  return lacks === null && !FINAL.includes(refusal);
}

function finalRefusal(actions: readonly PaymentAction[]): PaymentAction["refusal"] {
  return actions.find(({ lacks, refusal }) => lacks === null && FINAL.includes(refusal))?.refusal ?? null;
}

function MoreItem({ action, href }: { action: PaymentAction; href: string }): ReactNode {
  const t = useTranslations("console.payments.act");
  if (!mayOpen(action)) return <Denied action={action} className={`${MENU_ITEM} text-muted`} />;
  return (
    <a href={href} data-soft="" className={`${MENU_ITEM} text-ink hover:bg-accent-soft`}>
      {t(`names.${action.act}`)}
    </a>
  );
}

/** A button for an impossible action: the tooltip and a hidden text for screen readers say why. */
function Denied({ action: { act, lacks, refusal }, className }: { action: PaymentAction; className: string }) {
  const t = useTranslations("console.payments.act");
  const why = lacks === null ? t(`refusal.${refusal ?? "not_eligible"}`) : t("needs", { permission: lacks });
  return (
    <Button aria-disabled="true" title={why} className={className}>
      <ActIcon act={act} />
      {t(`names.${act}`)}
      <span className="sr-only">{why}</span>
    </Button>
  );
}

function ActIcon({ act }: { act: PaymentAction["act"] }) {
  const name = ICONS[act];
  return name === undefined ? null : <Icon name={name} turns={act === "refund"} />;
}
