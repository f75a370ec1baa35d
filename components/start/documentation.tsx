/** The documentation that an installation serves itself: enough for the first payment, the first webhook and finding the rest. */
import type { ReactNode } from "react";
import { CodeBlock } from "../ui/code-block";
import { ENDPOINT_ROWS, firstRequest, secondRequest, TEST_CARD_ROWS, VERIFY_WEBHOOK } from "./documentation-content";

export function Documentation({ base }: { base: string }) {
  return (
    <>
      <h1 className="tight text-[30px]">Documentation</h1>
      <Section id="first-request" title="The first request">
        <p>
          Starting the service writes the keys of a sandbox merchant into <Code>.sarraf/credentials.json</Code>. Run
          this in the folder of the installation:
        </p>
        <CodeBlock label="Create a session" code={firstRequest(base)} />
        <p>
          The answer holds a <Code>checkout_url</Code>. Open it in a browser and pay with a test card. Then read the
          session again:
        </p>
        <CodeBlock label="Read a session" code={secondRequest(base)} />
        <p>
          Send an <Code>Idempotency-Key</Code> header with a creation and repeating it returns the first answer. Amounts
          are decimal strings with the currency's decimals, such as <Code>"10.500"</Code> for KWD.
        </p>
      </Section>
      <Section id="test-cards" title="Test cards">
        <p>Any expiry date and any CVV will do. No card of a real person works here.</p>
        <Rows caption="Test cards and what they do" head={["Number", "What it does"]} rows={TEST_CARD_ROWS} />
      </Section>
      <Section id="webhooks" title="Webhooks">
        <p>
          Each outcome of a payment is posted to the session's <Code>webhook_url</Code>. Answer 200 and the customer is
          sent on to your <Code>redirect_url</Code>; any other answer leaves them on the summary page. Answers outside
          200–299 are retried for about three days. Deliveries of one event share their <Code>webhook-id</Code>: use it
          to ignore duplicates.
        </p>
        <CodeBlock label="Verify a webhook" code={VERIFY_WEBHOOK} />
      </Section>
      <Section id="endpoints" title="Endpoints">
        <Rows caption="Endpoints" head={["Request", "Purpose"]} rows={ENDPOINT_ROWS} />
        <p>
          Credentials: <Code>Authorization: Api-Key …</Code> with the private key, Basic with a user's name and
          password, or Bearer with a token. Errors are a map of fields to messages, or <Code>{'{"detail": "…"}'}</Code>.
        </p>
      </Section>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="mt-10">
      <h2 id={`${id}-title`} className="mb-2 text-[20px]">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Code({ children }: { children: ReactNode }) {
  return <code className="rounded-md bg-accent-soft px-1.5 py-0.5 font-mono text-[13px] text-ink">{children}</code>;
}

type RowsProps = {
  readonly caption: string;
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
};

function Rows({ caption, head, rows }: RowsProps) {
  return (
    <table className="my-4 w-full border-collapse text-start text-[14px]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-line border-b text-muted">
          <th scope="col" className="py-2 pe-4 text-start font-medium">
            {head[0]}
          </th>
          <th scope="col" className="py-2 text-start font-medium">
            {head[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, second]) => (
          <tr key={first} className="border-line border-b align-top">
            <th
              scope="row"
              className="py-2 pe-4 text-start font-mono font-normal text-[13px] text-ink [overflow-wrap:anywhere]"
            >
              {first}
            </th>
            <td className="py-2">{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
