import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { queryOf } from "@/components/console/list-parts";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { HiddenFields } from "@/components/ui/hidden-fields";
import type { PaymentValues } from "@/server/domain/console";
import { PANEL } from "./panel-style";

type Props = {
  readonly href: string;
  readonly values: PaymentValues;
  readonly links: readonly { readonly href: string; readonly words: string }[];
  readonly fields: readonly string[];
  readonly count: number;
};

export function ExportChoice({ href, links, values, fields, count }: Props) {
  const t = useTranslations("console");
  const filter = { ...values, cursor: null, open: null, gone: null };
  const visible = `${href}${queryOf(filter)}`;
  const kept = Object.entries(filter).filter((pair): pair is [string, string] => pair[1] !== null);
  return (
    <div className="flex">
      <a href={visible} aria-keyshortcuts="E" className={`${BUTTON} rounded-e-none max-md:rounded-e-lg`}>
        <Icon name="download" />
        <span className="max-sm:sr-only">
          {t("payments.exportRows", { count: `\u2066${count.toLocaleString("en")}\u2069` })}
        </span>
      </a>
      <details data-panel="" className="relative max-md:hidden">
        <summary
          aria-label={t("payments.exportMore")}
          className={`${BUTTON} list-none rounded-s-none border-s-0 px-2! [&::-webkit-details-marker]:hidden`}
        >
          <Icon name="ellipsis" />
        </summary>
        <div className={PANEL}>
          {[visible, `${href}${queryOf({ ...filter, columns: "all" })}`].map((file, index) => (
            <p key={file}>
              <a href={file} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
                {t(index === 0 ? "payments.exportVisible" : "payments.exportAll")}
              </a>
            </p>
          ))}
          <form action={href} className="mt-2 border-line border-t pt-2">
            <HiddenFields values={Object.fromEntries(kept)} />
            <fieldset>
              <legend className="text-muted">{t("payments.exportFields")}</legend>
              {fields.map((name) => (
                <label key={name} className="flex min-h-8 items-center gap-2">
                  <Checkbox look="dense" name="field" value={name} />
                  <bdi dir="ltr" className="font-mono text-xs">
                    {name}
                  </bdi>
                </label>
              ))}
            </fieldset>
            <Button type="submit" className={`${BUTTON} mt-2`}>
              {t("payments.exportChosen")}
            </Button>
          </form>
          <ul className="mt-2 border-line border-t pt-2">
            {links.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
                  {link.words}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </div>
  );
}
