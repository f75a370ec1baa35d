/** Executes the guides' curl commands without a shell or curl. */

/** One request. */
export type ShellRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

const FLAGS_WITH_VALUE = ["-H", "-d", "-X", "-u"];

/**
 * The words of a command, without quotes and with values of variables. @throws {Error} for an unset variable
 */
export function shellWords(command: string, variables: ReadonlyMap<string, string>): string[] {
  const words: string[] = [];
  const parts = /(\s*\\\n\s*|\s+)|'([^']*)'|"((?:[^"\\]|\\.)*)"|([^\s'"\\]+)/g;
  let open: string | null = null;
  for (const [, gap, single, double, bare] of command.trim().matchAll(parts)) {
    if (gap !== undefined) {
      if (open !== null) words.push(open);
      open = null;
    } else open = (open ?? "") + (single ?? putIn(double ?? bare ?? "", variables));
  }
  return open === null ? words : [...words, open];
}

function putIn(text: string, variables: ReadonlyMap<string, string>): string {
  return text.replace(/\$(\w+)/g, (_, name: string) => {
    const value = variables.get(name);
    if (value === undefined) throw new Error(`$${name} is not set.`);
    return value;
  });
}

/** @throws {Error} for anything but one curl command with the flags that the guides use */
export function shellRequest(command: string, variables: ReadonlyMap<string, string>): ShellRequest {
  const [program, ...words] = shellWords(command, variables);
  if (program !== "curl") throw new Error(`Not a curl command: ${command}`);
  const headers: Record<string, string> = {};
  let [method, url, body]: [string | null, string, string | null] = [null, "", null];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? "";
    if (word === "-s") continue;
    if (!FLAGS_WITH_VALUE.includes(word)) url = word;
    else {
      at += 1;
      const value = words[at] ?? "";
      if (word === "-X") method = value;
      else if (word === "-d") body = value;
      else if (word === "-u") headers.Authorization = `Basic ${Buffer.from(value).toString("base64")}`;
      else headers[value.slice(0, value.indexOf(":"))] = value.slice(value.indexOf(":") + 1).trim();
    }
  }
  return { method: method ?? (body === null ? "GET" : "POST"), url, headers, body };
}
