/** Shows a wallet's mark, white on a black button, in the wallet's colours on a white button. */
import { walletBrand } from "@/server/kernel/wallet-brands";

type Props = {
  readonly service: string;
  /** The button's background; `auto` is black in the light scheme and white in the dark one. */
  readonly ground: "auto" | "black" | "white";
};

const MARKS: Readonly<Record<string, string>> = { apple_pay: "applepay", google_pay: "googlepay" };

export function WalletMark({ service, ground }: Props) {
  const mark = MARKS[service];
  if (mark === undefined) return <span className="font-semibold">{walletBrand(service) ?? service}</span>;
  return (
    <>
      {ground !== "white" && <Drawn file={`${mark}-white`} className={ground === "auto" ? "dark:hidden" : ""} />}
      {ground !== "black" && <Drawn file={mark} className={ground === "auto" ? "hidden dark:block" : ""} />}
    </>
  );
}

function Drawn({ file, className }: { file: string; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: a vector image has one size
    <img
      src={`/icons/brands/${file}.svg`}
      alt=""
      width={58}
      height={24}
      loading="lazy"
      className={`h-6 w-auto ${className}`}
    />
  );
}
