/** The interface to message providers, which the layer above the domain registers. */

export type OutgoingFile = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** `id` is the same in every attempt, so that a provider recognizes a repeat. */
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

export type OutgoingText = {
  readonly id: string;
  /** The phone number as the merchant gave it. */
  readonly to: string;
  readonly text: string;
  readonly language: string;
};

export type Outlet<Message> = {
  /**
   * @throws {ProviderBusy} the provider accepts no message now
   * @throws {MessageRefused} it will never accept this message
   * @throws {Error} it does not accept this message now
   */
  send(message: Message): Promise<void>;
  /** Real time until which nothing is sent, or null. */
  closedUntil(): Date | null;
  /** True if there is no provider and messages only stay in the database; by default false. */
  keeps?(): boolean;
};

export type MailOutlet = Outlet<OutgoingMail>;
export type TextOutlet = Outlet<OutgoingText>;

/** The provider accepts no message now, regardless of this one. */
export class ProviderBusy extends Error {
  constructor(
    message: string,
    readonly pauseSeconds: number,
    /** Seconds until this message is retried; not less than the pause. */
    readonly retrySeconds: number,
  ) {
    super(message);
  }
}

/** The provider will never accept this message, because the number is invalid or refuses messages. */
export class MessageRefused extends Error {}
