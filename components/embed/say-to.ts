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

function isOwnPath(path: unknown, sessionId: string): path is string {
  return typeof path === "string" && new RegExp(`^/(en|ar)/embed/${sessionId}/?\\?`).test(path);
}

/** Calls `go` for a path unlike the last. */
export function pathFollower(sessionId: string, go: (path: string) => void): (path: unknown) => void {
  let last = window.location.pathname + window.location.search;
  return (path) => {
    if (!isOwnPath(path, sessionId) || path === last) return;
    last = path;
    go(path);
  };
}
