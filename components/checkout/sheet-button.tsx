"use client";
import { useFormStatus } from "react-dom";
import { WalletButton } from "./wallet-button";

type Props = { readonly service: string; readonly wallet: string };

export function SheetButton({ service, wallet }: Props) {
  const { pending } = useFormStatus();
  return (
    <WalletButton
      service={service}
      wallet={wallet}
      type="submit"
      name="sheet"
      value={service}
      aria-disabled={pending}
      onClick={(event) => {
        if (pending || !navigator.onLine) event.preventDefault();
      }}
    />
  );
}
