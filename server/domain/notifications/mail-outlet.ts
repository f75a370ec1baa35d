/** The ways out of the service for messages; they are registered by the layer above the domain. */

/** A file that goes with a mail. */
export type OutgoingFile = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** A mail as a provider takes it; `id` is the same for every try, so that a provider recognizes a repeat. */
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

/** A text as a provider of SMS or WhatsApp takes it. */
export type OutgoingText = {
  readonly id: string;
  /** The number as the merchant gave it. */
  readonly to: string;
  readonly text: string;
  readonly language: string;
};

/** Where messages of one channel leave. */
export type Outlet<Message> = {
  /**
   * Hands one message over, when its turn has come.
   * @throws {ProviderBusy} when the provider takes nothing just now
   * @throws {MessageRefused} when it will never take this message
   * @throws {Error} when it does not take this message
   */
  send(message: Message): Promise<void>;
  /** Real time until which nothing is taken; null while messages may go. */
  closedUntil(): Date | null;
  /** True while there is no provider and every mail just stays in the database; false unless given. */
  keeps?(): boolean;
};

export type MailOutlet = Outlet<OutgoingMail>;
export type TextOutlet = Outlet<OutgoingText>;

/** The provider takes nothing at the moment, whichever message it is. It says nothing of the message. */
export class ProviderBusy extends Error {
  constructor(
    message: string,
    /** How long nothing is sent. */
    readonly pauseSeconds: number,
    /** How long this message waits, as long as that or longer. */
    readonly retrySeconds: number,
  ) {
    super(message);
  }
}

/**
 * The provider will not take this message, however often it is tried: the number is none, or wants nothing.
 */
export class MessageRefused extends Error {}
