/** The message of a frame to the page around it: the customer has come back from the bank's page. */
export const RETURNED_MESSAGE = "sarraf:returned";

/** Checks that a message comes from this service's page in `frame`. */
export function saysReturned({ source, origin, data }: MessageEvent, frame: HTMLIFrameElement | null): boolean {
  return source === frame?.contentWindow && origin === window.location.origin && data === RETURNED_MESSAGE;
}
