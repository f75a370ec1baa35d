"use client";
import { useEffect } from "react";
import { useFormStatus } from "react-dom";
import { noteWallet } from "./wallet-availability";
import { WalletButton } from "./wallet-button";

type Props = { readonly service: string; readonly wallet: string };

export function SheetButton({ service, wallet }: Props) {
  const { pending } = useFormStatus();
  useEffect(() => noteWallet(service, true), [service]);
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
