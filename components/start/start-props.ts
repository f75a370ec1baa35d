import type { Language } from "@/server/kernel/types";
import type { StartFacts } from "@/server/pages/start-facts";
import type { FirstAnswer } from "../docs/first-answer";
import type { Samples } from "../docs/first-samples";

export type StartProps = {
  readonly installation: {
    readonly address: string;
    readonly version: string;
    readonly merchant: string;
    readonly guides: number;
    readonly clock: string;
    readonly timeZone: string;
  };
  readonly facts: StartFacts | null;
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly samples: Samples;
  readonly send: () => Promise<FirstAnswer>;
  readonly startDemo: (language: Language) => () => Promise<void>;
};
