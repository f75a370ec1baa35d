import { useTranslations } from "next-intl";
import type { CheckoutSheet, CheckoutView } from "@/server/domain/payments";
import { WALLET_BRANDS } from "@/server/kernel/wallet-brands";
import { HiddenFields } from "../ui/hidden-fields";
import { UNNEEDED } from "./by-wallet";
import { quotesOf } from "./choices";
import type { DeviceSheetActions } from "./device-sheet-button";
import { DeviceSheetButton, SheetButton } from "./loaded-when-shown";
import { sheetChoice } from "./sheet-choice";

type Props = {
  readonly view: CheckoutView;
  readonly actions: DeviceSheetActions;
  /**
   * True if only wallet buttons are shown, and no text replaces the button of a wallet that the device lacks.
   */
  readonly isAlone: boolean;
};

/** Hides the block of wallet buttons while it has none. */
const WITH_BUTTONS = "[&:not(:has([data-wallet]:not([hidden]),[data-part~=applePay-tooltip]))]:hidden";

export function SheetButtons({ view, actions, isAlone }: Props) {
  const t = useTranslations("wallets");
  const { sheets, wallet } = view;
  if (sheets.length === 0) return null;
  const others = view.methods.length + view.cards.length + (wallet === null ? 0 : 1);
  return (
    <div className={`${wallet?.covers ? UNNEEDED : ""} ${WITH_BUTTONS}`}>
      <div data-part="wallet-buttons" className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] gap-2">
        {sheets.map((sheet) => (
          <SheetChoice
            key={sheet.service}
            sheet={sheet}
            merchant={view.merchantName}
            actions={actions}
            saysUnsupported={others === 0 && !isAlone}
          />
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

type SheetProps = Pick<Props, "actions"> & {
  readonly sheet: CheckoutSheet;
  readonly merchant: string;
  readonly saysUnsupported: boolean;
};

/** Samsung Pay has no payment sheet in browsers. */
function SheetChoice({ sheet, merchant, actions, saysUnsupported }: SheetProps) {
  const t = useTranslations("wallets");
  const { service, pgCode, isSimulated, facts } = sheet;
  const wallet = WALLET_BRANDS[service];
  const quotes = <HiddenFields values={quotesOf(sheetChoice(service), sheet)} />;
  if (isSimulated)
    return (
      <div data-wallet={service}>
        <SheetButton service={service} wallet={wallet} />
        {quotes}
      </div>
    );
  const { countryCode: country, ...account } = facts;
  return (
    <DeviceSheetButton
      service={service}
      wallet={wallet}
      pgCode={pgCode}
      order={{ ...account, country, merchant }}
      actions={actions}
      unsupported={saysUnsupported ? t("unsupported", { wallet }) : null}
    >
      {quotes}
    </DeviceSheetButton>
  );
}
