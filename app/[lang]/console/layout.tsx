/** Loads the console's style sheet; each page checks permissions itself (guard.tsx). */
import type { ReactNode } from "react";
import { PasskeyFrame } from "@/components/console/passkey/passkey-frame";
import { provePasskey } from "./me/actions";
import "../../console.css";

type Props = { readonly children: ReactNode; readonly params: Promise<{ lang: string }> };

export default async function ConsoleLayout({ children, params }: Props) {
  const { lang } = await params;
  return <PasskeyFrame prove={provePasskey.bind(null, { lang })}>{children}</PasskeyFrame>;
}
