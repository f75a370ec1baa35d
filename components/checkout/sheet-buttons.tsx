import { useTranslations } from "next-intl";
import type { CheckoutSheet, CheckoutView } from "@/server/domain/payments";
import { BrandMark } from "../payment/brand-mark";
import { WALLET_BRANDS } from "../payment/wallet-brands";
import { HiddenFields } from "../ui/hidden-fields";
import { UNNEEDED } from "./by-wallet";
import { quotesOf, sheetChoice } from "./choices";
import { type DeviceSheetActions, DeviceSheetButton } from "./device-sheet-button";
import { SheetButton } from "./sheet-button";

type Props = { readonly view: CheckoutView; readonly actions: DeviceSheetActions };

export function SheetButtons({ view, actions }: Props) {
  const t = useTranslations("wallets");
  const { sheets, wallet } = view;
  if (sheets.length === 0) return null;
  const others = view.methods.length + view.cards.length;
  return (
    <div className={wallet?.covers ? UNNEEDED : ""}>
      <div className="grid gap-2">
        {sheets.map((sheet) => (
          <div key={sheet.service}>
            <SheetChoice sheet={sheet} merchant={view.merchantName} actions={actions} />
            <HiddenFields values={quotesOf(sheetChoice(sheet.service), sheet)} />
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

type SheetProps = Pick<Props, "actions"> & { readonly sheet: CheckoutSheet; readonly merchant: string };

/** Samsung Pay has no payment sheet in browsers. */
function SheetChoice({ sheet, merchant, actions }: SheetProps) {
  const t = useTranslations("wallets");
  const { service, pgCode, isSimulated, facts } = sheet;
  const wallet = WALLET_BRANDS[service];
  const content = (
    <>
      {wallet}
      <BrandMark of={service} />
    </>
  );
  if (isSimulated) return <SheetButton service={service}>{content}</SheetButton>;
  const { countryCode: country, ...account } = facts;
  return (
    <DeviceSheetButton
      service={service}
      pgCode={pgCode}
      order={{ ...account, country, merchant }}
      actions={actions}
      unsupported={t("unsupported", { wallet })}
    >
      {content}
    </DeviceSheetButton>
  );
}
