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

/** The forgeries by name: each would be taken if one check were missing. */
function forgeries(secret: string): Readonly<Record<string, Hostile>> {
  const [genuine, other] = [signed(secret), signed(`whsec_${Buffer.from("another secret").toString("base64")}`)];
  const { "webhook-signature": signature = "" } = genuine.headers;
  const now = genuine.headers["webhook-timestamp"] ?? "";
  const headed = (headers: Record<string, string>, body = "{}"): Hostile => ({
    headers: { ...JSON_TYPE, "webhook-id": "x", "webhook-timestamp": now, ...headers },
    body,
  });
  return {
    "nothing at all": { headers: {}, body: "" },
    "no headers": { headers: JSON_TYPE, body: genuine.body },
    "a cut body": { headers: {}, body: "{" },
    "a list": { headers: {}, body: "[1]" },
    null: { headers: {}, body: "null" },
    "a signature that is a number": { headers: {}, body: JSON.stringify({ signature: 1 }) },
    "an empty signature": headed({ "webhook-signature": "" }),
    "a time that is a word": headed({ "webhook-timestamp": "soon", "webhook-signature": "v1,\u00e9" }),
    "a signature of other letters": headed({ "webhook-signature": `v1,${"\u00e9".repeat(44)}` }),
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

/** Sends the request. Returns its status, or null if the receiver closed the connection. */
async function statusOf(address: string, { headers, body }: Hostile): Promise<number | null> {
  try {
    const answer = await fetch(address, { method: "POST", headers, body });
    await answer.body?.cancel();
    return answer.status;
  } catch {
    return null;
  }
}

/** Writes the text to a new connection, which is closed after a while. */
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

/** Sends forgeries, a large body, false lengths and a part of a request. Returns each answer by name. */
export async function attack(address: string, secret: string): Promise<Readonly<Record<string, number | null>>> {
  const answers: Record<string, number | null> = {};
  const large: Hostile = { headers: JSON_TYPE, body: "x".repeat(10_000_000) };
  for (const [name, hostile] of Object.entries({ ...forgeries(secret), "ten megabytes": large }))
    answers[name] = await statusOf(address, hostile);
  const { host, pathname } = new URL(address);
  const head = (length: string) => `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${length}\r\n\r\n{}`;
  for (const length of ["-1", "x", "1e3"]) answers[`the length ${length}`] = await typed(address, head(length));
  await typed(address, head("100"), 50);
  return answers;
}

/** The attacks that the receiver accepted, or answered with 5xx although the length was true. */
export function unrefused(answers: Readonly<Record<string, number | null>>): readonly [string, number | null][] {
  return Object.entries(answers).filter(([name, status]) => {
    const highest = name.startsWith("the length") ? 599 : 499;
    return status !== null && !(status >= 400 && status <= highest);
  });
}
