/** The text that `npm start` prints once the service is ready. */
import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const SESSION = {
  type: "payment_request",
  amount: "10.500",
  currency_code: "KWD",
  pg_codes: ["sandbox"],
  order_no: "10482",
  language: "en",
};

export function greeting({ address, home }) {
  const path = join(home, "credentials.json");
  const lines = ["", `Sarraf runs at ${address}`];
  if (existsSync(path)) {
    const { private_key: key, username, password } = JSON.parse(readFileSync(path, "utf8"));
    lines.push(
      `Keys of the sandbox merchant: ${relative(process.cwd(), path)}`,
      "",
      "Create a session:",
      "",
      `curl -s ${address}/b/checkout/v1/pymt-txn/ \\`,
      `  -H 'Authorization: Api-Key ${key}' \\`,
      "  -H 'Content-Type: application/json' \\",
      `  -d '${JSON.stringify(SESSION)}'`,
      "",
      "Then open the checkout_url of the answer in a browser and pay with one of the test cards shown there.",
      `Or press the demo button at ${address}/`,
      "",
      `The merchant's console: ${address}/en/console/  user ${username}  password ${password}`,
      "Months of customers, sales and subscriptions to look at: npm run demo, in another terminal.",
    );
  }
  lines.push("Ctrl-C stops everything.", "");
  return lines.join("\n");
}
