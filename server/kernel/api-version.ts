/**
 * Dated versions of the API (decision 0287). The code knows the newest form of every request, answer and
 * event; a change of the wire is written down once, as functions that lead over it, and callers of an older
 * version are led over every change since.
 */

/** A JSON object's value as it is read or written. */
export type WireValue = unknown;

/** Which endpoint: the path has no trailing slash. */
export type Exchange = { readonly method: string; readonly path: string };

/** What a caller sends, parsed and not yet read by a schema. */
export type WireRequest = { readonly query: WireValue; readonly body: WireValue };

/**
 * One change of the wire. Each function is pure, gives back what does not concern it, and changes nothing in
 * place: what it is given may be kept elsewhere.
 */
export type VersionChange = {
  /** The version that brought it, a day: callers of it and of newer ones know the new form. */
  readonly version: string;
  /** The older form of a request, in the newer one. */
  readonly request?: (request: WireRequest, exchange: Exchange) => WireRequest;
  /** The newer form of a JSON answer, refusals included, in the older one. */
  readonly answer?: (body: WireValue, exchange: Exchange & { readonly status: number }) => WireValue;
  /** The newer form of an event's payload, without its signature, in the older one. */
  readonly event?: (payload: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
};

/** The versions that there are: the first one, and the changes since, the oldest first. */
export type ApiVersions = { readonly first: string; readonly changes: readonly VersionChange[] };

/** The versions of this release. */
export const API_VERSIONS: ApiVersions = { first: "2026-11-23", changes: [] };

/** Every version, the oldest first. */
export function versionsOf({ first, changes }: ApiVersions): readonly string[] {
  return [...new Set([first, ...changes.map(({ version }) => version)])];
}

/** The version that new keys and merchants get. */
export function newestVersion(versions: ApiVersions): string {
  return versions.changes.at(-1)?.version ?? versions.first;
}

/** Versions are days, so their order is that of their texts. */
function since({ changes }: ApiVersions, version: string): readonly VersionChange[] {
  return changes.filter((change) => change.version > version);
}

/** Whether a caller of this version meets the newest form as it is. */
export function isNewest(versions: ApiVersions, version: string): boolean {
  return since(versions, version).length === 0;
}

/** A request of this version in the newest form: the oldest change first. */
export function asNewest(
  versions: ApiVersions,
  version: string,
  request: WireRequest,
  exchange: Exchange,
): WireRequest {
  return since(versions, version).reduce((sent, change) => change.request?.(sent, exchange) ?? sent, request);
}

/** An answer in the form of this version: the newest change first. */
export function answerOfVersion(
  versions: ApiVersions,
  version: string,
  body: WireValue,
  exchange: Exchange & { readonly status: number },
): WireValue {
  return since(versions, version).reduceRight(
    (made, change) => (change.answer === undefined ? made : change.answer(made, exchange)),
    body,
  );
}

/** An event's payload in the form of this version: the newest change first. */
export function eventOfVersion(
  versions: ApiVersions,
  version: string,
  payload: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return since(versions, version).reduceRight((made, change) => change.event?.(made) ?? made, payload);
}
