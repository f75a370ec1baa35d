/** Requests to a receiver of webhooks that nobody but an attacker sends. */
import { once } from "node:events";
import { connect } from "node:net";
import { signWebhook } from "@sarraf/node";

type Hostile = { readonly headers: Record<string, string>; readonly body: string };

const JSON_TYPE = { "content-type": "application/json" };
const MINUTE_MS = 60_000;

function signed(secret: string, ageMs = 0): Hostile {
  const body = JSON.stringify({ result: "success", state: "paid", amount: "99.000", currency_code: "KWD" });
  const sentAt = new Date(Date.now() - ageMs);
  return { headers: { ...JSON_TYPE, ...signWebhook({ id: "evt_hostile", body }, { secret, sentAt }) }, body };
}

function headed(headers: Record<string, string>, body = "{}"): Hostile {
  const now = String(Math.floor(Date.now() / 1_000));
  return { headers: { ...JSON_TYPE, "webhook-id": "x", "webhook-timestamp": now, ...headers }, body };
}

const unsigned = () => ({
  "nothing at all": { headers: {}, body: "" },
  "a cut body": { headers: {}, body: "{" },
  "a list": { headers: {}, body: "[1]" },
  null: { headers: {}, body: "null" },
  "a signature that is a number": { headers: {}, body: JSON.stringify({ signature: 1 }) },
  "an empty signature": headed({ "webhook-signature": "" }),
  "a time that is a word": headed({ "webhook-timestamp": "soon", "webhook-signature": "v1,\u00e9" }),
  "a signature of other letters": headed({ "webhook-signature": `v1,${"\u00e9".repeat(44)}` }),
});

/** The names of attacks in which nothing is signed. */
export const UNSIGNED = Object.keys(unsigned());

function forgeries(secret: string): Readonly<Record<string, Hostile>> {
  const [genuine, other] = [signed(secret), signed(`whsec_${Buffer.from("another secret").toString("base64")}`)];
  const { "webhook-signature": signature = "", "webhook-timestamp": now } = genuine.headers;
  return {
    ...unsigned(),
    "no headers": { headers: JSON_TYPE, body: genuine.body },
    "another secret's signature": other,
    "another body": { ...genuine, body: genuine.body.replace("99", "98") },
    "another event's id": { ...genuine, headers: { ...genuine.headers, "webhook-id": "evt_other" } },
    "another time": { ...genuine, headers: { ...genuine.headers, "webhook-timestamp": String(Number(now) - 1) } },
    "no body": { ...genuine, body: "" },
    "a message of ten minutes ago, sent again": signed(secret, 10 * MINUTE_MS),
    "a message of the future": signed(secret, -10 * MINUTE_MS),
    "a form": headed({ "content-type": "application/x-www-form-urlencoded", "webhook-signature": signature }, "a=b"),
    "a plain text": headed({ "content-type": "text/plain", "webhook-signature": signature }, genuine.body),
    "a picture": headed({ "content-type": "image/png" }, "\u0089PNG"),
  };
}

async function statusOf(address: string, { headers, body }: Hostile): Promise<number | null> {
  try {
    const answer = await fetch(address, { method: "POST", headers, body });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

async function typed(address: string, text: string, whileMs = 1_000): Promise<number | null> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).setTimeout(whileMs, () => socket.destroy());
  let answer = "";
  socket.on("data", (chunk) => (answer += chunk)).on("error", () => undefined);
  socket.write(text);
  await once(socket, "close");
  const status = /^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

const LARGE = "ten megabytes";
const CUT = "a cut request";
const brokenLength = (length: string) => `the length ${length}`;

/**
 * Sends forgeries, a large body, broken lengths and a part of a request. Returns each answer's status by the
 * attack's name, or null if the connection was closed without an answer.
 */
export async function attack(address: string, secret: string): Promise<Readonly<Record<string, number | null>>> {
  const answers: Record<string, number | null> = {};
  const large: Hostile = { headers: JSON_TYPE, body: "x".repeat(10_000_000) };
  for (const [name, hostile] of Object.entries({ ...forgeries(secret), [LARGE]: large }))
    answers[name] = await statusOf(address, hostile);
  const { host, pathname } = new URL(address);
  const head = (length: string) => `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${length}\r\n\r\n{}`;
  for (const length of ["-1", "x", "1e3"]) answers[brokenLength(length)] = await typed(address, head(length));
  answers[CUT] = await typed(address, head("100"), 50);
  return answers;
}

/**
 * The attacks that the receiver did not refuse by an answer of 4xx. A broken length may also be answered with
 * 5xx. A broken length, ten megabytes and a cut request may also be left without an answer.
 */
export function unrefused(answers: Readonly<Record<string, number | null>>): readonly [string, number | null][] {
  return Object.entries(answers).filter(([name, status]) => {
    const isBroken = name.startsWith(brokenLength(""));
    if (status === null) return !isBroken && name !== LARGE && name !== CUT;
    return status < 400 || status > (isBroken ? 599 : 499);
  });
}
