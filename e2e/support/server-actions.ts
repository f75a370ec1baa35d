/** Sends the pages' forms without a browser, as any user. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "./test";

export type ServerAction = {
  readonly id: string;
  /** The folder of the action's file, below the requested folder, and the action's function. */
  readonly name: string;
  /** Path of a page with the action's form; ids are the folders' names, such as `[session_id]`. */
  readonly page: string;
};

const CONSOLE = "app/[lang]/console/";

/** Every Server Action of the build under test whose file is below the folder. */
export function serverActions(below = CONSOLE): readonly ServerAction[] {
  const path = join(process.env.SARRAF_DIST ?? ".next", "server/server-reference-manifest.json");
  const { node } = JSON.parse(readFileSync(path, "utf8")) as {
    node: Record<string, { filename: string; exportedName: string; workers: Record<string, unknown> }>;
  };
  return Object.entries(node).flatMap(([id, { filename, exportedName, workers }]) => {
    if (!filename.startsWith(below)) return [];
    const folder = filename.slice(below.length).replace(/\/?[\w-]*actions\.ts$/, "");
    const page =
      Object.keys(workers)[0]
        ?.slice(below.length - 1)
        .replace(/\/page$/, "") ?? "";
    return [{ id, name: `${folder}: ${exportedName}`, page }];
  });
}

/** Sends requests like a browser that keeps the console's session cookie. */
export class Visitor {
  private cookie = "";

  constructor(private readonly base: string) {}

  /** Name and value of the session cookie. */
  get session(): { readonly name: string; readonly value: string } {
    const [name = "", value = ""] = this.cookie.split("=");
    return { name, value };
  }

  /** The response to a request of a console page or file; redirects are not followed. */
  get(path: string): Promise<Response> {
    return fetch(`${this.base}/en/console${path}`, { headers: { cookie: this.cookie }, redirect: "manual" });
  }

  ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
    const own = { cookie: this.cookie, ...(headers as Readonly<Record<string, string>>) };
    return fetch(`${this.base}${path}`, { ...init, headers: own, redirect: "manual" });
  }

  send(
    { id, page }: ServerAction,
    bound: readonly unknown[],
    fields: Readonly<Record<string, string>> = {},
  ): Promise<Response> {
    const form = new FormData();
    form.append("$ACTION_REF_1", "");
    form.append("$ACTION_1:0", JSON.stringify({ id, bound: "$@1" }));
    form.append("$ACTION_1:1", JSON.stringify(bound));
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const address = `${this.base}/en/console${page.replaceAll(/\[\w+\]/g, "x")}`;
    const headers = { cookie: this.cookie, origin: this.base };
    return fetch(address, { method: "POST", headers, body: form, redirect: "manual" });
  }

  async signIn(fields: { readonly username: string; readonly password: string }): Promise<void> {
    const action = serverActions().find(({ name }) => name === "sign-in: signInByPassword");
    if (action === undefined) throw new Error("The build has no form to sign in.");
    const answer = await this.send({ ...action, page: "/sign-in" }, [{ lang: "en", next: null }, null], fields);
    expect(answer.status).toBe(303);
    this.cookie = (answer.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  }
}
