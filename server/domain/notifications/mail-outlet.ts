/** The interface to message providers; the layer above the domain registers them. */

export type OutgoingFile = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** `id` is the same in every try, so that a provider recognizes a repeat. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly cc: readonly string[];
  readonly bcc: readonly string[];
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly OutgoingFile[];
};

/** A message by SMS or WhatsApp. */
export type OutgoingText = {
  readonly id: string;
  /** The number as the merchant gave it. */
  readonly to: string;
  readonly text: string;
  readonly language: string;
};

/** The provider of one channel. */
export type Outlet<Message> = {
  /**
   * Sends one message.
   * @throws {ProviderBusy} the provider takes no message now
   * @throws {MessageRefused} it will never take this message
   * @throws {Error} it does not take this message now
   */
  send(message: Message): Promise<void>;
  /** Real time until which nothing is sent; null if messages may be sent. */
  closedUntil(): Date | null;
  /** True if there is no provider and messages only stay in the database; false if absent. */
  keeps?(): boolean;
};

export type MailOutlet = Outlet<OutgoingMail>;
export type TextOutlet = Outlet<OutgoingText>;

/** The provider takes no message now; says nothing about this message. */
export class ProviderBusy extends Error {
  constructor(
    message: string,
    /** How long nothing is sent. */
    readonly pauseSeconds: number,
    /** How long this message waits; at least as long. */
    readonly retrySeconds: number,
  ) {
    super(message);
  }
}

/** The provider will never take this message: the number is invalid, or refuses messages. */
export class MessageRefused extends Error {}
