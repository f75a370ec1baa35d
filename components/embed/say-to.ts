import { isShort } from "@/sdk/web/message-size";

export type FramePlace = { readonly origin: string; readonly channel: string };

/** In an app the page posts to itself (components/native). */
export function sayTo({ origin, channel }: FramePlace, message: object): void {
  if (window.parent !== window || origin === window.location.origin)
    window.parent.postMessage({ channel, ...message }, origin);
}

/** Reads a message between frame and embedding page; null if it has another sender or is too long. */
function heardFrom({ origin, channel }: FramePlace, event: MessageEvent): Readonly<Record<string, unknown>> | null {
  if (event.source !== window.parent || event.origin !== origin) return null;
  const { data } = event;
  if (typeof data !== "object" || data === null || Reflect.get(data, "channel") !== channel) return null;
  return isShort(data) ? data : null;
}

/**
 * Calls `hear` with each message.
 * @returns a function that stops listening
 */
export function listenTo(frame: FramePlace, hear: (message: Readonly<Record<string, unknown>>) => void): () => void {
  const listen = (event: MessageEvent): void => {
    const heard = heardFrom(frame, event);
    if (heard !== null) hear(heard);
  };
  window.addEventListener("message", listen);
  return () => window.removeEventListener("message", listen);
}

/** True for another path of the session's embedded page. */
export function isOtherPath(path: unknown, sessionId: string): path is string {
  const isOwn = typeof path === "string" && new RegExp(`^/(en|ar)/embed/${sessionId}/?\\?`).test(path);
  return isOwn && new URL(path, window.location.href).href !== window.location.href;
}
