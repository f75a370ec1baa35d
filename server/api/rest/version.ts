/** Which dated version of the API a request is read and answered in (decision 0287). */
import { type ApiVersions, answerOfVersion, isNewest, versionsOf } from "@/server/kernel/api-version";
import { InvalidFields } from "@/server/kernel/errors";
import type { Reply } from "./reply";

/** Names the version, in requests for one of them and in every answer. */
export const VERSION_HEADER = "Sarraf-Version";

/**
 * The version that the request names or, without one, that of its key or merchant.
 * @throws {InvalidFields} there is no such version
 */
export function askedVersion(headers: Headers, pinned: string, versions: ApiVersions): string {
  const asked = headers.get(VERSION_HEADER);
  if (!asked) return pinned;
  if (versionsOf(versions).includes(asked)) return asked;
  const shown = [...asked].slice(0, 40).join("");
  throw new InvalidFields({ [VERSION_HEADER]: [`"${shown}" is not a valid choice.`] });
}

/** A path as changes of the wire name it: without its trailing slash. */
export function exchangePath(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}

type VersionedRequest = { readonly request: Request; readonly url: URL; readonly versions: ApiVersions };

/** The answer in the form of its version; files and empty answers have one form. */
export function inVersion({ request, url, versions }: VersionedRequest, made: Reply, version: string): Reply {
  if (made.body === undefined || isNewest(versions, version)) return made;
  const exchange = { method: request.method, path: exchangePath(url.pathname), status: made.status };
  return { ...made, body: answerOfVersion(versions, version, made.body, exchange) };
}
