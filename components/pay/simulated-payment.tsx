/**
 * The simulated gateway's page: it accepts test cards and returns the customer, as a page of another site
 * would.
 */
import { useTranslations } from "next-intl";
import type { SimulatedPage } from "@/server/domain/gateways";
import { toWire } from "@/server/kernel/money";
import { Button } from "../ui/button";
import { PRIMARY } from "../ui/button-styles";
import { Select } from "../ui/input";
import { Surface } from "../ui/surface";

type Props = {
  readonly page: SimulatedPage;
  readonly isDeclined: boolean;
  readonly pay: (form: FormData) => Promise<void>;
};

export function SimulatedPayment({ page, isDeclined, pay }: Props) {
  const t = useTranslations("simulatedPage");
  return (
    <main className="mx-auto max-w-md p-6">
      <Surface>
        <h1 className="text-[1.375rem]">{t("title")}</h1>
        <p className="mt-1 text-muted">{page.description}</p>
        <p className="mt-1 mb-6">
          <bdi>{`${toWire(page.total)} ${page.total.currency}`}</bdi>
        </p>
        {isDeclined && (
          <p role="alert" className="mb-5">
            {t("declined")}
          </p>
        )}
        {page.isOver ? <p role="status">{t("over")}</p> : <Cards page={page} pay={pay} />}
        <p className="mt-4 text-center">
          <a href={page.returnUrl}>{t("back")}</a>
        </p>
      </Surface>
    </main>
  );
}

function Cards({ page, pay }: Pick<Props, "page" | "pay">) {
  const t = useTranslations("simulatedPage");
  return (
    <form action={pay}>
      <label className="mb-5 block">
        <span className="mb-1 block">{t("card")}</span>
        <Select
          name="card"
          dir="ltr"
          options={page.cards.map(({ number }) => [number, number])}
          className="block min-h-12 w-full rounded-row border border-line bg-surface px-3"
        />
      </label>
      <Button type="submit" className={PRIMARY}>
        {t("pay")}
      </Button>
    </form>
  );
}
