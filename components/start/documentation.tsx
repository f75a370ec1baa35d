/**
 * The documentation that an installation serves itself: enough for the first payment, the first webhook, the
 * first subscription, and finding the rest.
 */
import { ENDPOINT_ROWS, TEST_CARD_ROWS, VERIFY_WEBHOOK } from "./documentation-content";
import { Answer, Code, Rows, Sample, Section } from "./documentation-parts";
import * as samples from "./documentation-samples";

/** The sections in their order. */
const CONTENTS = [
  ["first-request", "The first request"],
  ["test-cards", "Test cards"],
  ["webhooks", "Webhooks"],
  ["subscriptions", "Subscriptions"],
  ["wallet", "Wallet"],
  ["test-clock", "The test clock"],
  ["endpoints", "Endpoints and errors"],
] as const;

const TITLES = Object.fromEntries(CONTENTS) as Readonly<Record<(typeof CONTENTS)[number][0], string>>;

export function Documentation({ base }: { base: string }) {
  return (
    <div className="lg:grid lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-12">
      <nav aria-label="Contents" className="mt-6 lg:sticky lg:top-6 lg:self-start">
        <ul className="flex flex-wrap gap-x-5 lg:grid">
          {CONTENTS.map(([id, title]) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="min-w-0">
        <h1 className="tight mt-6 text-[1.875rem]">Documentation</h1>
        <FirstRequest base={base} />
        <Section id="test-cards" title={TITLES["test-cards"]}>
          <p>Any expiry date and any CVV will do. Real cards do not work here.</p>
          <Rows caption="Test cards and what they do" head={["Number", "What it does"]} rows={TEST_CARD_ROWS} />
        </Section>
        <Webhooks base={base} />
        <Subscriptions base={base} />
        <Wallet base={base} />
        <TestClock base={base} />
        <Endpoints />
      </div>
    </div>
  );
}

type Props = { readonly base: string };

function FirstRequest({ base }: Props) {
  return (
    <Section id="first-request" title={TITLES["first-request"]}>
      <p>
        Starting the service writes the keys of a sandbox merchant into <Code>.sarraf/credentials.json</Code>. Run this
        in the folder of the installation:
      </p>
      <Sample label="Create a session" code={samples.createSession(base)} />
      <Answer label="Answer to creating a session" code={samples.createdSession(base)} />
      <p>
        Open the <Code>checkout_url</Code> in a browser and pay with a test card. Then retrieve the session:
      </p>
      <Sample label="Retrieve a session" code={samples.retrieveSession(base)} />
      <Answer label="Answer to retrieving a session" code={samples.PAID_SESSION} />
      <p>
        Send an <Code>Idempotency-Key</Code> header with a creation and repeating it returns the first answer. Amounts
        are decimal strings with the currency's decimals, such as <Code>"10.500"</Code> for KWD.
      </p>
    </Section>
  );
}

function Webhooks({ base }: Props) {
  return (
    <Section id="webhooks" title={TITLES.webhooks}>
      <p>
        Each outcome of a payment is posted to the session's <Code>webhook_url</Code>. Answer 200 and the customer is
        sent on to your <Code>redirect_url</Code>; any other answer leaves them on the summary page. Answers outside
        200–299 are retried for about three days. Deliveries of one event share their <Code>webhook-id</Code>: use it to
        ignore duplicates.
      </p>
      <Answer label="A webhook" code={samples.WEBHOOK} />
      <p>
        To receive some, save the two checks as <Code>verify.mjs</Code> in the folder of the installation. Either check
        is enough.
      </p>
      <Sample label="Verify a webhook" code={VERIFY_WEBHOOK} />
      <p>
        Save the receiver beside it as <Code>receiver.mjs</Code> and start it with <Code>node receiver.mjs</Code>:
      </p>
      <Sample label="Receive webhooks" code={samples.RECEIVER} />
      <p>
        Then create a session that tells it, and pay. The receiver prints the outcome, and the customer lands there.
      </p>
      <Sample label="Create a session with a webhook" code={samples.createSessionWithWebhook(base)} />
      <p>
        What was sent, and how it was answered, is listed under{" "}
        <a href="/en/sandbox/events" className="text-accent underline underline-offset-4">
          Events
        </a>
        .
      </p>
    </Section>
  );
}

function Subscriptions({ base }: Props) {
  return (
    <Section id="subscriptions" title={TITLES.subscriptions}>
      <p>
        A session of the payment type <Code>auto_pay</Code> sets up a subscription. The customer pays the first charge,
        or saves a card where <Code>amount</Code> is zero; from then on the service charges the card every month or
        year.
      </p>
      <Sample label="Create a subscription" code={samples.createSubscription(base)} />
      <Answer label="Answer to creating a subscription" code={samples.CREATED_SUBSCRIPTION} />
      <p>
        Pay at its <Code>checkout_url</Code>. Cycles that are charged post webhooks like any payment. A charge that
        fails is retried every hour, three times unless <Code>retry_count</Code> says otherwise; then the subscription
        is <Code>past_due</Code> until its customer pays. The customer's own page opens by its link, without a password:
      </p>
      <Sample label="Retrieve a subscription" code={samples.readSubscription(base)} />
      <Answer label="Answer to retrieving a subscription" code={samples.SUBSCRIPTION} />
      <Sample label="Cancel a subscription" code={samples.cancelSubscription(base)} />
    </Section>
  );
}

function Wallet({ base }: Props) {
  return (
    <Section id="wallet" title={TITLES.wallet}>
      <p>
        A wallet is a customer's credit with you. Refunds with <Code>"destination": "wallet"</Code> and adjustments fill
        it; the next checkout with the same <Code>customer_id</Code> and currency offers to use it.
      </p>
      <Sample label="Give credit and read it" code={samples.giveCredit(base)} />
      <Answer label="Answer to reading a customer's credit" code={samples.ACCOUNTS} />
    </Section>
  );
}

function TestClock({ base }: Props) {
  return (
    <Section id="test-clock" title={TITLES["test-clock"]}>
      <p>
        In test mode time is yours: move the clock forward, and whatever falls due on the way happens before the call
        answers: charges, retries, mails, expiries, deliveries. It never goes back.
      </p>
      <Sample label="Advance the test clock" code={samples.advanceClock(base)} />
      <Answer label="Answer to advancing the test clock" code={samples.ADVANCED} />
      <p>
        The mails that customers would have received are in the{" "}
        <a href="/en/sandbox/mailbox" className="text-accent underline underline-offset-4">
          mailbox
        </a>
        .
      </p>
    </Section>
  );
}

function Endpoints() {
  return (
    <Section id="endpoints" title={TITLES.endpoints}>
      <p>
        Credentials: <Code>Authorization: Api-Key …</Code> with the private key, Basic with a user's name and password,
        or Bearer with a token. Errors are a map of fields to messages, or <Code>{'{"detail": "…"}'}</Code>.
      </p>
      <Rows caption="Endpoints" head={["Request", "Purpose"]} rows={ENDPOINT_ROWS} />
    </Section>
  );
}
