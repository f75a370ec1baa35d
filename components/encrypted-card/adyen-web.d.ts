/**
 * The parts of Adyen's package that this service uses; the package's own types declare globals of wallets and
 * of Preact.
 */
declare module "@adyen/adyen-web" {
  type Options = Readonly<Record<string, unknown>>;
  type Translating = { service: { fetchTranslationsFromCdn(locale: string): Promise<object> } };

  export class Core {
    constructor(options: Options);
    readonly modules: { readonly i18n: Translating };
    initialize(): Promise<this>;
    requestAnalyticsAttemptId(): Promise<void>;
    requestTranslations(): Promise<void>;
  }

  export class CustomCard {
    constructor(core: Core, options: Options);
    mount(element: HTMLElement): this;
    unmount(): void;
    showValidation(): void;
    setFocusOn(field: string): this;
    updateStyles(styles: object): this;
  }
}
