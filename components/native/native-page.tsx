"use client";
import { useEffect, useRef, useState } from "react";
import type { Language } from "@/server/kernel/types";
import { watchHeight } from "../embed/watch-height";
import { Button } from "../ui/button";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { NativePayment, type NativeView } from "./native-payment";
import type { NativeWalletState } from "./native-wallets";

export type NativeWords = Readonly<
  Record<"loading" | "outside" | "silent" | "pay" | "setup" | "unavailable" | "canceled", string>
>;

type Props = {
  readonly sessionId: string;
  readonly lang: Language;
  readonly words: Readonly<Record<Language, NativeWords>>;
};

export function NativePage({ sessionId, lang, words }: Props) {
  const page = useRef<HTMLElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const payment = useRef<NativePayment | null>(null);
  const [view, show] = useState<NativeView>({ phase: "greeting", lang, padding: null, wallets: [] });
  const canceled = { en: words.en.canceled, ar: words.ar.canceled };
  const told = useRef(canceled);
  useEffect(() => {
    const { current: element } = place;
    if (element === null || page.current === null) return;
    const begun = new NativePayment({ element, sessionId, lang, canceled: told.current, show });
    payment.current = begun;
    const unwatch = watchHeight(page.current, (height) => begun.sayHeight(height));
    return () => {
      unwatch();
      begun.end();
    };
  }, [sessionId, lang]);
  useEffect(() => {
    document.documentElement.lang = view.lang;
    document.documentElement.dir = view.lang === "ar" ? "rtl" : "ltr";
  }, [view.lang]);
  const said = words[view.lang];
  return (
    <main
      ref={page}
      data-embedded=""
      className="p-1"
      style={view.padding === null ? undefined : { padding: view.padding }}
    >
      {view.phase !== "open" && (
        <p role="status" className="p-5 text-center text-text">
          {view.phase === "greeting" ? said.loading : said[view.phase]}
        </p>
      )}
      {view.wallets.map((state) => (
        <Wallet
          key={state.wallet}
          state={state}
          words={said}
          press={() => payment.current?.pressWallet(state.wallet)}
        />
      ))}
      <div ref={place} />
    </main>
  );
}

type WalletProps = { readonly state: NativeWalletState; readonly words: NativeWords; readonly press: () => void };

function Wallet({ state, words, press }: WalletProps) {
  if (state.kind === "unavailable") return <p className="mb-2 px-5 py-2 text-center text-muted">{words.unavailable}</p>;
  return (
    <div className="mb-2">
      <Button onClick={press} className={state.kind === "pay" ? PRIMARY : OUTLINE}>
        {words[state.kind]}
      </Button>
    </div>
  );
}
