/** Every endpoint of the REST API, from the route files. */
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "@/server/api/rest/endpoint";
import { endpointOf } from "@/server/api/rest/registry";
import type { callRoute, RouteRequest } from "./call-route";

type Handlers = Parameters<typeof callRoute>[0];

export type ListedEndpoint = {
  readonly method: NonNullable<RouteRequest["method"]>;
  /** The path as the folders are named, such as `/b/pbl/v2/card/[token]`. */
  readonly path: string;
  readonly handlers: Handlers;
  readonly endpoint: Endpoint;
};

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
/** Folders of the API, short links, files and health probes. */
const FOLDERS = ["app/b", "app/s", "app/media", "app/api/health"];

/** Casts a route file's exports to handlers. */
function asHandlers(exported: unknown): Handlers {
  return exported as Handlers;
}

/** The endpoints, sorted by path. Loads every route file. */
export async function restEndpoints(): Promise<readonly ListedEndpoint[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
  ).filter((file) => file.endsWith("/route.ts"));
  const found = await Promise.all(
    files.sort().map(async (file) => {
      const handlers = asHandlers(await import(pathToFileURL(resolve(file)).href));
      const path = `/${file.replace(/^app\//, "").replace(/\/?route\.ts$/, "")}`;
      return METHODS.flatMap((method) => {
        const endpoint = endpointOf(handlers[method]);
        return endpoint === undefined ? [] : [{ method, path, handlers, endpoint }];
      });
    }),
  );
  return found.flat();
}
