import {
  type CheckoutEvents,
  type CheckoutFunctions,
  type CheckoutInstance,
  type CheckoutLook,
  type CheckoutOptions,
  type LoadOptions,
  loadCheckout,
} from "@sarraf/checkout";
import { type RefObject, useEffect, useRef } from "react";

/** The options of `Checkout.init` without the element, with callbacks as props. */
export type CheckoutEmbedProps = Omit<CheckoutOptions, "selector" | keyof CheckoutFunctions> & {
  /** Where the SDK's file is; the value of the page's first mounted component applies. */
  script: LoadOptions;
  className?: string;
  onSuccess?: CheckoutFunctions["successCallback"];
  onCancel?: CheckoutFunctions["cancelCallback"];
  onError?: CheckoutFunctions["errorCallback"];
  beforePayment?: CheckoutFunctions["beforePayment"];
  validatePayment?: CheckoutFunctions["validatePayment"];
  onReady?: (data: CheckoutEvents["ready"]) => unknown;
  onChange?: (data: CheckoutEvents["change"]) => unknown;
  onHeight?: (pixels: CheckoutEvents["height"]) => unknown;
  /**
   * Called with the payment once it starts, so that the page can call `submit` or `reload`; with null if the
   * payment cannot be shown.
   */
  onInstance?: (instance: CheckoutInstance | null) => unknown;
  onLoadError?: (error: unknown) => unknown;
};

type LatestProps = RefObject<CheckoutEmbedProps>;

/**
 * Shows the payment of `session_id` while the component is mounted. A new `session_id` starts a new payment;
 * changed display options keep what the customer typed.
 */
export function CheckoutEmbed(props: CheckoutEmbedProps) {
  const { session_id, merchant_id, apiKey, className } = props;
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<CheckoutInstance | null>(null);
  const latest = useRef(props);
  latest.current = props;
  const look = JSON.stringify(lookOf(props));
  const begunWith = useRef(look);

  useEffect(() => {
    const { current: container } = element;
    if (container === null) return;
    let isGone = false;
    container.replaceChildren();
    begin(container, latest, { session_id, merchant_id, apiKey }, () => isGone).then(
      (instance) => {
        if (isGone) return instance?.destroy();
        shown.current = instance;
        begunWith.current = JSON.stringify(lookOf(latest.current));
        latest.current.onInstance?.(instance);
      },
      loadErrorOf(latest, () => isGone),
    );
    return () => {
      isGone = true;
      shown.current?.destroy();
      shown.current = null;
    };
  }, [session_id, merchant_id, apiKey]);

  useEffect(() => {
    if (shown.current === null || begunWith.current === look) return;
    begunWith.current = look;
    shown.current.update(JSON.parse(look) as CheckoutLook);
  }, [look]);

  return <div ref={element} className={className} />;
}

function loadErrorOf(latest: LatestProps, isGone: () => boolean): (error: unknown) => void {
  return (error) => {
    if (isGone()) return;
    const { onLoadError } = latest.current;
    if (onLoadError === undefined) throw error;
    onLoadError(error);
  };
}

/** Options that may change while the component shows the payment. */
function lookOf({
  lang,
  formsOfPayment,
  displayMode,
  theme,
  appearance,
  uiMode,
  payButtonText,
  showPaymentDetails,
  showPayButton,
}: CheckoutEmbedProps): CheckoutLook {
  const shown = { theme, appearance, uiMode, payButtonText, showPaymentDetails, showPayButton };
  return { lang, formsOfPayment, displayMode, ...shown };
}

type Place = Pick<CheckoutOptions, "session_id" | "merchant_id" | "apiKey">;

/** Starts the payment; null if the component was unmounted or the session cannot be shown. */
async function begin(
  container: HTMLElement,
  latest: LatestProps,
  place: Place,
  isGone: () => boolean,
): Promise<CheckoutInstance | null> {
  const checkout = await loadCheckout(latest.current.script);
  if (isGone()) return null;
  const instance = await checkout.init({
    ...optionsOf(latest.current),
    ...place,
    selector: container,
    ...functionsOf(latest),
  });
  instance?.on("ready", (data) => latest.current.onReady?.(data));
  instance?.on("change", (data) => latest.current.onChange?.(data));
  instance?.on("height", (pixels) => latest.current.onHeight?.(pixels));
  return instance;
}

function optionsOf(props: CheckoutEmbedProps): Omit<CheckoutOptions, "selector" | keyof CheckoutFunctions> {
  const { script, className, onSuccess, onCancel, onError, beforePayment, validatePayment, ...rest } = props;
  const { onReady, onChange, onHeight, onInstance, onLoadError, ...options } = rest;
  return options;
}

/** Always calls the callbacks of the latest render. The SDK shows results that have no callback. */
function functionsOf(latest: LatestProps): CheckoutFunctions {
  const { onSuccess, onCancel, onError } = latest.current;
  return {
    beforePayment: (start) => latest.current.beforePayment?.(start),
    validatePayment: (facts) => latest.current.validatePayment?.(facts),
    ...(onSuccess && { successCallback: (result) => latest.current.onSuccess?.(result) }),
    ...(onCancel && { cancelCallback: (result) => latest.current.onCancel?.(result) }),
    ...(onError && { errorCallback: (result) => latest.current.onError?.(result) }),
  };
}
