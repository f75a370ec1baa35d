/**
 * The connection to the app: WKWebView's handler `checkout`, or the object `checkout` that Android adds to
 * pages of the allowed origin; Flutter uses either. The app answers by `CheckoutBridge.receive` or by the
 * object's messages.
 */

export type Transport = {
  send(text: string): void;
  close(): void;
};

type Sender = { postMessage(text: string): void };
type Listening = Sender & { onmessage?: ((event: { data: unknown }) => void) | null };

function isSender(value: unknown): value is Listening {
  return typeof value === "object" && value !== null && typeof Reflect.get(value, "postMessage") === "function";
}

function nested(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (found, name) => (typeof found === "object" && found !== null ? Reflect.get(found, name) : undefined),
    value,
  );
}

/**
 * Opens the connection to the app; null outside an app.
 * @param hear called with every text of the app, not validated
 */
export function openTransport(hear: (text: unknown) => void): Transport | null {
  const handler = nested(window, "webkit", "messageHandlers", "checkout");
  const listener = nested(window, "checkout");
  const way = isSender(handler) ? handler : isSender(listener) ? listener : null;
  if (way === null) return null;
  Reflect.set(window, "CheckoutBridge", { receive: hear });
  const listens = way === listener && "onmessage" in way;
  if (listens) way.onmessage = (event) => hear(event.data);
  return {
    send: (text) => way.postMessage(text),
    close: () => {
      Reflect.deleteProperty(window, "CheckoutBridge");
      if (listens) way.onmessage = null;
    },
  };
}
