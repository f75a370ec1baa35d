"use client";
/** Shows the payment and the code, which follow the form at every change. */
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { CheckoutOptions } from "@/sdk/web/types";
import type { Language } from "@/server/kernel/types";
import { SdkDemoCode, type SdkDemoCodeWords } from "./sdk-demo-code";
import { SdkDemoFrame, type SdkDemoFrameWords } from "./sdk-demo-frame";
import { type DemoOptions, demoDisplay, demoLook, demoOptions, demoQuery } from "./sdk-demo-options";

type Props = {
  readonly initial: DemoOptions;
  readonly language: Language;
  readonly origin: string;
  readonly given: Pick<CheckoutOptions, "apiKey" | "session_id" | "setupPreload">;
  readonly form: ReactNode;
  readonly shown: ReactNode;
  readonly words: { readonly frame: SdkDemoFrameWords; readonly code: SdkDemoCodeWords };
};

/** Milliseconds between the changes of a moved slider that are shown. */
const PAUSE_MS = 120;

export function SdkDemoLive({ initial, language, origin, given, form, shown, words }: Props) {
  const [options, setOptions] = useState(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sessionId = given.session_id;
  useEffect(() => () => clearTimeout(timer.current), []);
  const follow = (element: HTMLFormElement) => {
    const said = new FormData(element);
    const query = Object.fromEntries([...said.keys()].map((name) => [name, said.getAll(name).map(String)]));
    const single = Object.entries(query).map(([name, texts]) => [name, name === "forms" ? texts : texts[0]]);
    const next = demoOptions(Object.fromEntries(single), language);
    setOptions(next);
    window.history.replaceState(null, "", `${window.location.pathname}${demoQuery(next, language, sessionId)}`);
  };
  return (
    <>
      <div
        onInput={({ currentTarget }) => {
          const element = currentTarget.querySelector("form");
          clearTimeout(timer.current);
          timer.current = setTimeout(() => element && follow(element), PAUSE_MS);
        }}
      >
        {form}
      </div>
      {shown}
      <SdkDemoFrame given={given} display={demoDisplay(options)} look={demoLook(options)} words={words.frame} />
      <SdkDemoCode options={options} place={{ origin, sessionId }} words={words.code} />
    </>
  );
}
