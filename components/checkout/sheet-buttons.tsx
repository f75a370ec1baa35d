/** The buttons of the device wallets, above the methods. */
import { useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { BrandMark } from "../payment/brand-mark";
import { UNNEEDED } from "./by-wallet";
import { quotesOf, sheetChoice } from "./choices";
import { SheetButton } from "./sheet-button";

export function SheetButtons({ view }: { view: CheckoutView }) {
  const t = useTranslations("wallets");
  const { sheets, wallet } = view;
  if (sheets.length === 0) return null;
  const others = view.methods.length + view.cards.length;
  return (
    <div className={wallet?.covers ? UNNEEDED : ""}>
      <div className="grid gap-2">
        {sheets.map((sheet) => (
          <div key={sheet.service}>
            <SheetButton service={sheet.service}>
              {t("payWith", { wallet: t(`names.${sheet.service}`) })}
              <BrandMark of={sheet.service} />
            </SheetButton>
            {Object.entries(quotesOf(sheetChoice(sheet.service), sheet)).map(([field, total]) => (
              <input key={field} type="hidden" name={field} value={total} />
            ))}
          </div>
        ))}
      </div>
      {others > 0 && (
        <p className="my-5 flex items-center gap-3 text-[0.875rem] text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
          {t("or")}
        </p>
      )}
    </div>
  );
}
