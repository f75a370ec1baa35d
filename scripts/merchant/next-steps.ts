type NextStep = string | null;

const RUN = "npm run merchant --";
const SHOW = `see the merchant: ${RUN} show <merchant>`;
const ACCOUNTS = `see the account: ${RUN} wallet accounts <merchant> <customer id>`;

export const NEXT_STEPS = {
  create: null,
  list: `see one of them: ${RUN} show <merchant>`,
  show: `add a gateway account: ${RUN} gateway create <merchant> <code> --name <name> --currency <code>`,
  production: SHOW,
  "base-url": SHOW,
  brand: `add a logo: ${RUN} logo <merchant> <file>`,
  logo: `add a square icon: ${RUN} favicon <merchant> <file>`,
  favicon: SHOW,
  "key create": "sign in with private_key: sarraf login",
  "key revoke": `see which keys are left: ${RUN} show <merchant>`,
  "key rotate": "replace the former keys where they are used, then sign in: sarraf login",
  "webhook-keys rotate": "give both to the program that receives webhooks, then try it: sarraf trigger payment.success",
  "gateway create": `set what the gateway asks for: ${RUN} gateway credentials <merchant> <gateway>`,
  "gateway set": `see whether the gateway accepts it: ${RUN} gateway check <merchant> <gateway>`,
  "gateway credentials": `see what is set at any time: ${RUN} gateway check <merchant> <gateway>`,
  "gateway check": `set what is missing: ${RUN} gateway credentials <merchant> <gateway>`,
  "parked list": `book what you found at the gateway: ${RUN} parked decide <merchant> <id> <finding> --by <name>`,
  "parked decide": `see what still waits: ${RUN} parked list <merchant>`,
  reseal: `repeat it until it prints 0: ${RUN} reseal`,
  "wallet accounts": `suspend one of them if you must: ${RUN} wallet suspend <merchant> <account id>`,
  "wallet suspend": `end the suspension: ${RUN} wallet activate <merchant> <account id>`,
  "wallet activate": ACCOUNTS,
  "wallet close": ACCOUNTS,
  "user create": "give username and password to the user, who signs in at the address of the console.",
  "user password": "give the password to the user, who signs in to the console again.",
  "user second-factor reset": "have the user sign in and set up an app again.",
} as const satisfies Readonly<Record<string, NextStep>>;

export type CommandWords = keyof typeof NEXT_STEPS;

export function nextStepOf(command: CommandWords, words: readonly string[]): NextStep {
  const options = words.findIndex((word) => word.startsWith("-"));
  const [merchantId, second] = options === -1 ? words : words.slice(0, options);
  const step: NextStep = NEXT_STEPS[command];
  if (step === null) return null;
  const isGateway = command.startsWith("gateway ");
  const isAccount = command.startsWith("wallet ") && command !== "wallet accounts";
  return step
    .replace("<merchant>", merchantId ?? "<merchant>")
    .replace("<gateway>", (isGateway ? second : undefined) ?? "<code>")
    .replace("<account id>", (isAccount ? second : undefined) ?? "<account id>");
}
