/** Messages between a frame and the page around it. */
import { isShort } from "@/sdk/web/message-size";

/** Who embeds the frame, and how their messages name it. */
export type FramePlace = { readonly origin: string; readonly channel: string };

/** Says something to the page around, if there is one and it is of that origin. */
export function sayTo({ origin, channel }: FramePlace, message: object): void {
  if (window.parent !== window) window.parent.postMessage({ channel, ...message }, origin);
}

/** What the page around says to this frame; null for messages of anyone else, and for those too long. */
function heardFrom({ origin, channel }: FramePlace, event: MessageEvent): Readonly<Record<string, unknown>> | null {
  if (event.source !== window.parent || event.origin !== origin) return null;
  const { data } = event;
  if (typeof data !== "object" || data === null || Reflect.get(data, "channel") !== channel) return null;
  return isShort(data) ? data : null;
}

/** Calls `hear` with what the page around says, until the function that it returns is called. */
export function listenTo(frame: FramePlace, hear: (message: Readonly<Record<string, unknown>>) => void): () => void {
  const listen = (event: MessageEvent): void => {
    const heard = heardFrom(frame, event);
    if (heard !== null) hear(heard);
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}
