/** The dated API version of a request (decision 0287). */
import { type ApiVersions, answerOfVersion, isNewest, versionsOf } from "@/server/kernel/api-version";
import { InvalidFields } from "@/server/kernel/errors";
import type { Reply } from "./reply";

export const VERSION_HEADER = "Sarraf-Version";

/**
 * The API version that the request names, otherwise the version of its key or merchant.
 * @throws {InvalidFields} for an unknown version
 */
export function askedVersion(headers: Headers, pinned: string, versions: ApiVersions): string {
  const asked = headers.get(VERSION_HEADER);
  if (!asked) return pinned;
  if (versionsOf(versions).includes(asked)) return asked;
  const shown = [...asked].slice(0, 40).join("");
  throw new InvalidFields({ [VERSION_HEADER]: [`"${shown}" is not a valid choice.`] });
}

export function exchangePath(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}

type VersionedRequest = { readonly request: Request; readonly url: URL; readonly versions: ApiVersions };

/** Converts a reply to an API version; files and empty responses are the same in all versions. */
export function inVersion({ request, url, versions }: VersionedRequest, made: Reply, version: string): Reply {
  if (made.body === undefined || isNewest(versions, version)) return made;
  const exchange = { method: request.method, path: exchangePath(url.pathname), status: made.status };
  return { ...made, body: answerOfVersion(versions, version, made.body, exchange) };
}
