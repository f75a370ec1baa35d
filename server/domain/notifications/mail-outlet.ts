/** The way out of the service for mails; it is registered by the layer above the domain. */

/** A mail as a provider takes it; `id` is the same for every try, so that a provider recognizes a repeat. */
export type OutgoingMail = {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
};

/** Where mails leave. */
export type MailOutlet = {
  /**
   * Hands one mail over, when its turn has come.
   * @throws {ProviderBusy} when the provider takes nothing just now
   * @throws {Error} when it does not take this mail
   */
  send(mail: OutgoingMail): Promise<void>;
  /** Real time until which nothing is taken; null while mails may go. */
  closedUntil(): Date | null;
  /** True while there is no provider and every mail just stays in the database; false unless given. */
  keeps?(): boolean;
};

/** The provider takes no mail at the moment, whichever it is. It says nothing of the mail. */
export class ProviderBusy extends Error {
  constructor(
    message: string,
    /** How long nothing is sent. */
    readonly pauseSeconds: number,
    /** How long this mail waits, as long as that or longer. */
    readonly retrySeconds: number,
  ) {
    super(message);
  }
}
