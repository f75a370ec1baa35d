/** The looks that the wallets define for their own buttons; a theme chooses among them by name. */
import type { FramePart } from "./theme-parts";

const LOOKS = {
  applePay: {
    buttonType: `plain buy set-up donate check-out book subscribe reload add-money top-up order rent support contribute
      tip continue pay`.split(/\s+/),
    buttonColor: ["black", "white", "white-outline"],
  },
  googlePay: {
    buttonType: ["plain", "book", "buy", "checkout", "donate", "order", "pay", "subscribe"],
    buttonColor: ["default", "black", "white"],
    buttonSizeMode: ["fill", "static"],
  },
} as const satisfies Readonly<Partial<Record<FramePart, Readonly<Record<string, readonly string[]>>>>>;

type Wallet = keyof typeof LOOKS;

export type WalletLooks = Readonly<Record<Wallet, Readonly<Record<string, string>>>>;

const NAMES: Readonly<Record<Wallet, string>> = { applePay: "deviceWalletA", googlePay: "deviceWalletB" };

function isWallet(part: string): part is Wallet {
  return part === "applePay" || part === "googlePay";
}

function looksOf(wallet: Wallet): Readonly<Record<string, readonly string[]>> {
  return LOOKS[wallet];
}

export function isWalletLook(part: string, property = ""): boolean {
  return isWallet(part) && Object.keys(looksOf(part)).some((name) => name.toLowerCase() === property.toLowerCase());
}

export function walletLooks(theme: unknown, fault: (sentence: string) => void = () => undefined): WalletLooks {
  const looks = (wallet: Wallet) => {
    const said: object = Object(Object(theme)[wallet] ?? Object(theme)[NAMES[wallet]]);
    const chosen = Object.entries(looksOf(wallet)).flatMap(([name, known]): [string, string][] => {
      const value: unknown = Reflect.get(said, name);
      if (value === undefined) return [];
      if (typeof value === "string" && known.includes(value)) return [[name, value]];
      fault(`theme: ${name} of ${wallet} is one of ${known.join(", ")}.`);
      return [];
    });
    return Object.assign({}, ...chosen.map(([name, value]) => ({ [name]: value })));
  };
  return { applePay: looks("applePay"), googlePay: looks("googlePay") };
}
