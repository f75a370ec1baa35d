/** Messages between a frame and the page around it. */

/** Who embeds the frame, and how their messages name it. */
export type FramePlace = { readonly origin: string; readonly channel: string };

/** Says something to the page around, if there is one and it is of that origin. */
export function sayTo({ origin, channel }: FramePlace, message: object): void {
  if (window.parent !== window) window.parent.postMessage({ channel, ...message }, origin);
}

/** What the page around says to this frame; null for messages of anyone else. */
export function heardFrom(
  { origin, channel }: FramePlace,
  event: MessageEvent,
): Readonly<Record<string, unknown>> | null {
  if (event.source !== window.parent || event.origin !== origin) return null;
  const { data } = event;
  return typeof data === "object" && data !== null && Reflect.get(data, "channel") === channel ? data : null;
}
