/** What shops write and are told: the types of the web SDK (docs/wire/web-sdk.md). */

export type CheckoutLanguage = "en" | "ar";

/** The forms of payment. The neutral names `deviceWalletA` to `C` and `mobileWallet` mean the wallets. */
export type CheckoutForm =
  | "cardOnsite"
  | "cardHosted"
  | "tokenPay"
  | "redirect"
  | "applePay"
  | "googlePay"
  | "samsungPay"
  | "stcPay"
  | "flexMethods"
  | "wallet"
  | "deviceWalletA"
  | "deviceWalletB"
  | "deviceWalletC"
  | "mobileWallet";

/** Properties of one part, as in a style sheet: `{"background-color": "#0b6e5f"}`. */
export type CheckoutStyle = Readonly<Record<string, string>>;

/**
 * Looks by part, and under `responsive` looks for frames of at most so many pixels. A device wallet's button
 * also takes words that are no style: `buttonType`, `buttonColor`, `buttonSizeMode`.
 */
export type CheckoutTheme = Readonly<Record<string, CheckoutStyle | Readonly<Record<string, unknown>>>>;

/** Tells the browser's own sheet of a device wallet what it is not told by the session. */
export type WalletInit = Readonly<Record<string, unknown>>;

/** What `validatePayment` is given. */
export type PaymentFacts = { form_of_payment: string; pg_code: string; session_id: string };

/** What `beforePayment` is given. Of a saved card only the last four digits are known. */
export type PaymentStart = {
  redirect_url?: string;
  message?: string;
  card?: { number: string; expiry_month: string; expiry_year: string; brand: string; scheme: string };
};

/** The argument of a callback; facts that do not apply are absent. */
export type CheckoutResult = {
  status: "success" | "canceled" | "error";
  /** For the customer, in the session's language. */
  message: string;
  form_of_payment: string;
  challenge_occurred?: boolean;
  session_id?: string;
  operation?: string;
  order_no?: string;
  /** Of the attempt, as the gateway knows it. */
  reference_number?: string;
  redirect_url?: string;
  payment_gateway_info?: { pg_code: string; pg_name: string; pg_response: Record<string, unknown> };
};

/** Functions of the page; each is used instead of the one that the script tag names. */
export type CheckoutFunctions = {
  successCallback?: (result: CheckoutResult) => unknown;
  cancelCallback?: (result: CheckoutResult) => unknown;
  errorCallback?: (result: CheckoutResult) => unknown;
  beforePayment?: (start: PaymentStart) => unknown;
  validatePayment?: (facts: PaymentFacts) => unknown;
};

/** How a list is shown. */
export type DisplaySettings = {
  /** The page shows a list, whichever is given. */
  mode?: "List" | "BottomSheet";
  /** How many ways to pay are shown before "View more"; 5 unless given, never 0. */
  visibleItemsCount?: number;
  defaultSelectedPgCode?: string;
};

/** What `update` may change without showing the payment anew. */
export type CheckoutLook = {
  lang?: CheckoutLanguage;
  /** Which forms are shown; all unless given. */
  formsOfPayment?: readonly (CheckoutForm | (string & {}))[];
  displayMode?: "column" | "grid";
  theme?: CheckoutTheme;
  /** The device's unless given. */
  uiMode?: "light" | "dark" | "auto";
  /** Says instead of "Pay" and the amount. */
  payButtonText?: { en: string; ar: string };
  showPaymentDetails?: boolean;
  /** Without it the page pays by `submit()`. */
  showPayButton?: boolean;
};

/** The argument of `Checkout.init`. */
export type CheckoutOptions = CheckoutLook &
  CheckoutFunctions &
  DisplaySettings & {
    /** The element, or its id with or without `#`; its content is replaced. */
    selector: string | HTMLElement;
    /** The domain of the service without a scheme, port included. */
    merchant_id: string;
    /** The public key. */
    apiKey: string;
    session_id: string;
    /** The same as `formsOfPayment`. */
    formsOfPayments?: CheckoutLook["formsOfPayment"];
    /** `sdk_setup_preload_payload`, unchanged; without it, or with another session's, a request is made. */
    setupPreload?: unknown;
    displaySettings?: DisplaySettings;
    applePayInit?: WalletInit;
    googlePayInit?: WalletInit;
    deviceWalletAInit?: WalletInit;
    deviceWalletBInit?: WalletInit;
    /**
     * Milliseconds after which a popup of success goes on to `redirect_url` by itself. By 0, the default, it
     * does so once it is closed.
     */
    popupDelay?: number;
  };

/** What is chosen, and whether it could be paid with now. */
export type CheckoutChange = { valid: boolean; form_of_payment: string; pg_code: string };

/** What listeners are told, by event. */
export type CheckoutEvents = {
  /** The payment is shown: in these forms of payment, and in which state the session is. */
  ready: { forms: readonly string[]; state: string };
  change: CheckoutChange;
  /** Pixels. */
  height: number;
  success: CheckoutResult;
  cancel: CheckoutResult;
  error: CheckoutResult;
};

export type CheckoutListener<E extends keyof CheckoutEvents> = (data: CheckoutEvents[E]) => unknown;

/** One payment on the page. */
export type CheckoutInstance = {
  /** Presses the pay button. Device wallets open by their own buttons alone. */
  submit(): void;
  /** Shows the session as it stands now; what is chosen stays chosen. */
  reload(): void;
  /** Changes how it is shown; what is chosen and typed stays. */
  update(look: CheckoutLook): void;
  /** Takes the payment off the page. Doing so twice does nothing more. */
  destroy(): void;
  /** The same as `destroy`. */
  unmount(): void;
  on<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void;
  off<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void;
};

export type PopupKind = "error" | "success" | "redirect";

/**
 * `window.Checkout`. Methods without an element mean the payment that was begun last, `destroy` all of them;
 * listeners hear all of them.
 */
export type CheckoutSdk = CheckoutInstance & {
  readonly version: string;
  /**
   * Shows the session in the element. The promise gives the payment, or null if there is none to show: the
   * error callback then knows why.
   * @throws {RangeError} `visibleItemsCount` is 0
   */
  init(options: CheckoutOptions): Promise<CheckoutInstance | null>;
  /** @param response the gateway's answer, as rows; what has no value is left out */
  showPopup(kind: PopupKind, message?: string, response?: unknown): void;
};
