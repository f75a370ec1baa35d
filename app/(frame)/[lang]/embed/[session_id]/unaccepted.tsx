import { Missing } from "@/app/[lang]/refusals";
import { SayGone } from "@/components/embed/say-gone";
import type { FramePlace } from "@/components/embed/say-to";
import type { Language } from "@/server/kernel/types";
import { NativeScript } from "./native-script";

type Props = {
  readonly frame: FramePlace;
  readonly isNative: boolean;
  readonly sessionId: string;
  readonly lang: Language;
};

/** Shows that nothing was found, and tells the embedding page that its public key is not valid. */
export function Unaccepted({ frame, isNative, sessionId, lang }: Props) {
  if (!isNative)
    return (
      <>
        <SayGone {...frame} />
        <Missing lang={lang} />
      </>
    );
  return (
    <main data-embedded="" suppressHydrationWarning>
      <NativeScript sessionId={sessionId} lang={lang} />
    </main>
  );
}
