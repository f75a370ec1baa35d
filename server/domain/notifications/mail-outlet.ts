/** The interface to message providers, which a layer above the domain implements. */

export type OutgoingFile = { readonly filename: string; readonly contentType: string; readonly content: Uint8Array };

/** A mail to send. `id` is the same in every attempt, so that providers recognize a repeat. */
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
  readonly to: string;
  readonly text: string;
  readonly language: string;
};

export type Outlet<Message> = {
  /**
   * @throws {ProviderBusy} if the provider accepts no messages now
   * @throws {MessageRefused} if it will never accept this message
   * @throws {Error} if it does not accept this message now
   */
  send(message: Message): Promise<void>;
  closedUntil(): Date | null;
  /** True if messages are only stored, because no provider is configured; default false. */
  keeps?(): boolean;
};

export type MailOutlet = Outlet<OutgoingMail>;
export type TextOutlet = Outlet<OutgoingText>;

/** Thrown if the provider accepts no messages now, whatever the message. */
export class ProviderBusy extends Error {
  constructor(
    message: string,
    readonly pauseSeconds: number,
    /** Seconds until the refused message is retried, at least as long as the provider's pause. */
    readonly retrySeconds: number,
  ) {
    super(message);
  }
}

/**
 * Thrown if the provider will never accept this message, because the number is invalid or refuses messages.
 */
export class MessageRefused extends Error {}
