/** Public types of the web SDK (docs/guides/en/web-sdk.md). */

export type CheckoutLanguage = "en" | "ar";

/** Forms of payment. The neutral names `deviceWalletA` to `C` and `mobileWallet` mean the wallets. */
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

/** CSS properties of one part: `{"background-color": "#0b6e5f"}`. */
export type CheckoutStyle = Readonly<Record<string, string>>;

/**
 * Styles by part; `responsive` holds styles for frames up to a width in pixels. Device wallet buttons also
 * take `buttonType`, `buttonColor` and `buttonSizeMode`.
 */
export type CheckoutTheme = Readonly<Record<string, CheckoutStyle | Readonly<Record<string, unknown>>>>;

/** Variables from which all colours, corners, distances and texts of the payment follow. */
export type CheckoutAppearance = {
  /** `#rgb` or `#rrggbb`; text on this colour and beside it stays readable in both colour schemes. */
  primaryColor?: string;
  /** Corners of buttons in pixels, 0 to 32; other corners follow. */
  radius?: number;
  /** Unit of all distances in pixels, 3 to 6; 4 by default. */
  spacing?: number;
  /** Names of fonts, separated by commas, such as one of `fonts`. */
  fontFamily?: string;
};

/** A font file, loaded before it is used. Its server must allow other origins to read it. */
export type CheckoutFont = {
  family: string;
  /** URL of the font file: https, or http on this machine. */
  src: string;
  /** Weight such as 400, or `100 900` for a variable font. */
  weight?: string | number;
  style?: "normal" | "italic";
};

/** Values for the device wallet's sheet that the session does not supply. */
export type WalletInit = Readonly<Record<string, unknown>>;

/** Argument of `validatePayment`. */
export type PaymentFacts = { form_of_payment: string; pg_code: string; session_id: string };

/** Argument of `beforePayment`. Saved cards give only their last four digits. */
export type PaymentStart = {
  redirect_url?: string;
  message?: string;
  card?: { number: string; expiry_month: string; expiry_year: string; brand: string; scheme: string };
};

/** Codes of errors that the SDK reports without an attempt. */
export type CheckoutErrorCode =
  | "invalid_options"
  | "browser_unsupported"
  | "start_failed"
  | "not_shown"
  | "network"
  | "network_lost"
  | "unauthorized"
  | "forbidden"
  | "session_not_found"
  | "rate_limited"
  | "service_error"
  | "session_expired"
  | "session_canceled"
  | "session_closed";

/** Argument of a callback. Fields that do not apply are absent. */
export type CheckoutResult = {
  status: "success" | "canceled" | "error";
  /** `success`, `declined`, `canceled` or `payment_error` of an attempt, else a `CheckoutErrorCode`. */
  code?: "success" | "declined" | "canceled" | "payment_error" | CheckoutErrorCode;
  retryable?: boolean;
  /** Text for the customer, in the language of the frame. */
  message: string;
  form_of_payment: string;
  challenge_occurred?: boolean;
  session_id?: string;
  operation?: string;
  order_no?: string;
  /** The attempt's reference at the gateway. */
  reference_number?: string;
  redirect_url?: string;
  payment_gateway_info?: { pg_code: string; pg_name: string; pg_response: Record<string, unknown> };
};

/** Functions of the page; each replaces the function that the script tag names. */
export type CheckoutFunctions = {
  successCallback?: (result: CheckoutResult) => unknown;
  cancelCallback?: (result: CheckoutResult) => unknown;
  errorCallback?: (result: CheckoutResult) => unknown;
  beforePayment?: (start: PaymentStart) => unknown;
  validatePayment?: (facts: PaymentFacts) => unknown;
};

export type DisplaySettings = {
  /**
   * `BottomSheet` shows the chosen method, and the other methods in a sheet; `List`, the default, shows all
   * methods.
   */
  mode?: "List" | "BottomSheet";
  /** Number of methods shown above "View more"; 5 by default, never 0. */
  visibleItemsCount?: number;
  defaultSelectedPgCode?: string;
};

/** Options that `update` changes without reloading the payment. */
export type CheckoutLook = {
  lang?: CheckoutLanguage;
  /** Forms of payment to show; all by default. */
  formsOfPayment?: readonly (CheckoutForm | (string & {}))[];
  displayMode?: "column" | "grid";
  theme?: CheckoutTheme;
  appearance?: CheckoutAppearance;
  /** Colour scheme of the frame; the device's by default. */
  uiMode?: "light" | "dark" | "auto";
  /** Text of the pay button instead of "Pay" and the amount. */
  payButtonText?: { en: string; ar: string };
  showPaymentDetails?: boolean;
  /** If the button is hidden, the page pays with `submit()`. */
  showPayButton?: boolean;
};

export type SessionLoad = string | { session_id: string; setupPreload?: unknown };

export type CheckoutOptions = CheckoutLook &
  CheckoutFunctions &
  DisplaySettings & {
    /** The element, or its id with or without `#`. Its content is replaced. */
    selector: string | HTMLElement;
    /** Domain of the service without a scheme, with its port. */
    merchant_id: string;
    apiKey: string;
    session_id: string;
    /** Alias of `formsOfPayment`. */
    formsOfPayments?: CheckoutLook["formsOfPayment"];
    /**
     * `sdk_setup_preload_payload`, unchanged. If it is absent or of another session, the SDK makes a request.
     */
    setupPreload?: unknown;
    displaySettings?: DisplaySettings;
    /** Fonts that the frame loads, at most six. */
    fonts?: readonly CheckoutFont[];
    applePayInit?: WalletInit;
    googlePayInit?: WalletInit;
    deviceWalletAInit?: WalletInit;
    deviceWalletBInit?: WalletInit;
    /**
     * Called when the session has expired: returns the id of a new session, alone or with its preload. The
     * payment continues in the same element. If it rejects, the error callback is called.
     */
    sessionLoader?: () => SessionLoad | Promise<SessionLoad>;
    /**
     * Milliseconds until a success popup redirects to `redirect_url`; 0, the default, redirects when it is
     * closed.
     */
    popupDelay?: number;
  };

/**
 * The typed card: its first six digits, its schemes, and the scheme that will be charged (empty if unknown).
 */
export type TypedCardFacts = { bin: string; scheme: string; schemes: readonly string[] };

/** The selection; `valid` is true if it can be paid with now. `card` is present once six digits are typed. */
export type CheckoutChange = { valid: boolean; form_of_payment: string; pg_code: string; card?: TypedCardFacts };

export type CheckoutEvents = {
  /** The payment is visible; the data has its forms of payment and the session's state. */
  ready: { forms: readonly string[]; state: string };
  change: CheckoutChange;
  /** Height of the payment in pixels. */
  height: number;
  success: CheckoutResult;
  cancel: CheckoutResult;
  error: CheckoutResult;
};

export type CheckoutListener<E extends keyof CheckoutEvents> = (data: CheckoutEvents[E]) => unknown;

/** A payment that the page shows. */
export type CheckoutInstance = {
  /** Presses the pay button. Device wallets open only by their own buttons. */
  submit(): void;
  /** Reloads the session; the customer's selection is kept. */
  reload(): void;
  /** Changes the display; the customer's selection and typed values are kept. */
  update(look: CheckoutLook): void;
  /** Removes the payment from the page. A second call has no effect. */
  destroy(): void;
  /** Alias of `destroy`. */
  unmount(): void;
  on<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void;
  off<E extends keyof CheckoutEvents>(event: E, listener: CheckoutListener<E>): void;
};

export type PopupKind = "error" | "success" | "redirect";

/**
 * `window.Checkout`. Without an element, methods apply to the payment started last, `destroy` to all;
 * listeners receive the events of all payments.
 */
export type CheckoutSdk = CheckoutInstance & {
  readonly version: string;
  /**
   * Shows the session in the element. Resolves to the payment, or to null if it cannot be shown; the error
   * callback then gets the reason.
   * @throws {RangeError} if `visibleItemsCount` is 0
   */
  init(options: CheckoutOptions): Promise<CheckoutInstance | null>;
  /**
   * Shows the device wallets' buttons alone. `ready` has no forms if this device has none of the wallets; the
   * element is then empty.
   */
  express(options: CheckoutOptions): Promise<CheckoutInstance | null>;
  /** @param response the gateway's response, shown as rows without empty values */
  showPopup(kind: PopupKind, message?: string, response?: unknown): void;
};
