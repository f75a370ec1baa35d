/** Everything that the console's pages may ask of the server: form actions, files and tRPC calls. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { TRPCError } from "@trpc/server";
import { appRouter } from "@/server/api/trpc/root";
import { systemContext } from "@/server/context";
import { findConsoleUser } from "@/server/domain/merchants";
import { COOKIE } from "@/server/pages/console-cookie-name";
import { inPageRequest } from "./page-request";

const FOLDER = resolve("app/[lang]/console");
const NOT_SENT = { outcome: null, message: null, errors: {}, values: {} };
const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

export type ConsoleSent = {
  readonly place?: Readonly<Record<string, string>>;
  readonly form?: Readonly<Record<string, string>>;
  readonly input?: unknown;
};

export type ConsoleOperation = {
  readonly name: string;
  readonly call: (token: string, sent?: ConsoleSent) => Promise<unknown>;
};

const ANY_PLACE = {
  ...{ lang: "en", next: "", query: "", list: "", kind: "message", shown: "{}", part: "general", slot: "logo" },
  ...{ id: "x", token: "x", sessionId: "x", callId: "x", act: "x", code: "x", field: "x", connector: "x", job: "x" },
  ...{ customerId: "x", accountId: "x", operationId: "x", actionId: "x" },
  ...{ session_id: "x", file_id: "x", report_id: "x" },
};

type Exported = (...given: unknown[]) => Promise<unknown>;

function fileOperation(folder: string, name: string, exported: Exported): ConsoleOperation {
  const isRoute = VERBS.includes(name);
  const given = ({ place, form = {} }: ConsoleSent): unknown[] => {
    const named = { ...ANY_PLACE, ...place };
    if (isRoute) {
      const request = new Request(`http://localhost/en/console/${folder}`, { method: name });
      return [request, { params: Promise.resolve(named) }];
    }
    const data = new FormData();
    for (const [field, value] of Object.entries(form)) data.set(field, value);
    return exported.length < 3 ? [named, data] : [named, NOT_SENT, data];
  };
  return {
    name: isRoute ? `${name} ${folder}` : `${folder} ${name}`,
    call: (token, sent = {}) => inPageRequest({ [COOKIE]: token }, () => exported(...given(sent))),
  };
}

async function fileOperations(path: string): Promise<ConsoleOperation[]> {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const module: Readonly<Record<string, unknown>> = await import(join(FOLDER, path));
  return Object.entries(module).flatMap(([name, exported]) =>
    typeof exported === "function" ? [fileOperation(folder, name, exported as Exported)] : [],
  );
}

function procedureOperation(path: string): ConsoleOperation {
  const call = async (token: string, { input }: ConsoleSent = {}): Promise<unknown> => {
    const system = systemContext();
    const consoleUser = (isWatching: boolean) => findConsoleUser(system, { token, address: "test", isWatching });
    const caller = appRouter.createCaller({ system, sameOrigin: true, isOwnFetch: true, consoleUser });
    const procedure = path.split(".").reduce<unknown>((at, name) => Reflect.get(Object(at), name), caller);
    return Reflect.apply(procedure as Exported, undefined, [input]);
  };
  return { name: path, call };
}

export async function consoleOperations(): Promise<ConsoleOperation[]> {
  const files = readdirSync(FOLDER, { recursive: true }).map(String);
  const serving = files.filter(
    (path) => /(^|\/)route\.ts$/.test(path) || (/\.tsx?$/.test(path) && isActionFile(join(FOLDER, path))),
  );
  const found = await Promise.all(serving.map(fileOperations));
  const procedures = Object.keys(appRouter._def.procedures).filter((path) => path.startsWith("console."));
  return [...found.flat(), ...procedures.map(procedureOperation)];
}

function isActionFile(path: string): boolean {
  return /^"use server";/m.test(readFileSync(path, "utf8"));
}

export type ConsoleOutcome =
  | { readonly kind: "refused" | "missing" | "done" }
  | { readonly kind: "answered"; readonly message: string | null };

/**
 * @throws whatever was thrown that is neither a refusal nor a redirect
 */
export async function consoleOutcome(called: Promise<unknown>): Promise<ConsoleOutcome> {
  const answer = await called.catch((error: unknown) => ({ error }));
  if (answer instanceof Response) {
    await answer.body?.cancel();
    if (answer.status === 401) throw new Error("The user is not signed in.");
    return { kind: answer.status === 403 ? "refused" : answer.status === 404 ? "missing" : "done" };
  }
  if (typeof answer !== "object" || answer === null) return { kind: "done" };
  if ("error" in answer) return thrownOutcome(answer.error);
  return { kind: "answered", message: "message" in answer ? String(answer.message) : null };
}

function thrownOutcome(error: unknown): ConsoleOutcome {
  if (error instanceof TRPCError && error.code === "FORBIDDEN") return { kind: "refused" };
  const digest = String(Reflect.get(Object(error), "digest"));
  if (digest === "NEXT_HTTP_ERROR_FALLBACK;404") return { kind: "missing" };
  const address = /^NEXT_REDIRECT;\w+;([^;]+);/.exec(digest)?.[1];
  if (address === undefined || /\/console\/(sign-in|second-factor)/.test(address)) throw error;
  return { kind: address.includes("/console/refused?") ? "refused" : "done" };
}
