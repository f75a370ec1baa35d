/** Each Inngest variable is null if it is unset or empty. */
export type InngestVariables = {
  readonly dev: string | null;
  readonly signingKey: string | null;
  readonly eventKey: string | null;
};

const ON = ["1", "true"];
const OFF = ["0", "false", "no", "off"];

function isAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

/** Says why jobs would never run with the given variables, for the operator; null if they are valid. */
export function inngestMistake({ dev, signingKey, eventKey }: InngestVariables): string | null {
  const value = dev?.trim().toLowerCase() ?? null;
  if (value !== null && OFF.includes(value)) {
    return `INNGEST_DEV=${dev} does not switch Inngest's development mode off: leave INNGEST_DEV unset.`;
  }
  if (value !== null && !ON.includes(value) && !isAddress(value)) {
    return "INNGEST_DEV must be 1, or the address of an Inngest dev server such as http://localhost:8288.";
  }
  if (value === null && signingKey !== null && eventKey === null) {
    return "INNGEST_SIGNING_KEY is set and INNGEST_EVENT_KEY is not: no job could be sent to Inngest. Set both or none.";
  }
  return null;
}
