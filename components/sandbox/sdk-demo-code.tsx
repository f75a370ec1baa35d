"use client";
import { CodeBlock } from "../ui/code-block";
import { CopyButton } from "../ui/copy-button";
import { demoKotlin, demoSwift } from "./sdk-demo-native";
import { type DemoOptions, demoComponent, demoScript, type Place } from "./sdk-demo-options";

export type SdkDemoCodeWords = {
  readonly heading: string;
  readonly script: string;
  readonly component: string;
  readonly copy: string;
  readonly copied: string;
};

type Props = { readonly options: DemoOptions; readonly place: Place; readonly words: SdkDemoCodeWords };

export function SdkDemoCode({ options, place, words }: Props) {
  const codes = [
    [words.script, demoScript(options, place)],
    [words.component, demoComponent(options, place)],
    ["iOS", demoSwift(options, place)],
    ["Android", demoKotlin(options, place)],
  ] as const;
  return (
    <>
      <h2 className="mt-8 text-[1.125rem]">{words.heading}</h2>
      {codes.map(([label, code]) => (
        <Code key={label} label={label} code={code} words={words} />
      ))}
    </>
  );
}

function Code({ label, code, words }: { label: string; code: string; words: SdkDemoCodeWords }) {
  const { copy, copied } = words;
  return (
    <div className="mt-3">
      <div className="flex items-center justify-between gap-4">
        <h3 className="text-[1rem]">{label}</h3>
        <CopyButton
          text={code}
          words={{ copy, copied, name: `${copy}: ${label}`, done: `${copied}: ${label}` }}
          className="min-h-11 rounded-lg border border-line bg-surface px-3 text-[0.8125rem] text-accent hover:bg-accent-soft"
        />
      </div>
      <CodeBlock label={label} code={code} />
    </div>
  );
}
