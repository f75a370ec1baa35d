/**
 * Dated API versions (decision 0287). The code handles only the newest version; each API change has functions
 * that convert older requests and newer responses.
 */

export type WireValue = unknown;

export type Exchange = { readonly method: string; readonly path: string };

export type WireRequest = { readonly query: WireValue; readonly body: WireValue };

/**
 * One change of the API. Its functions are pure and do not modify their arguments, because they may be stored
 * elsewhere.
 */
export type VersionChange = {
  readonly version: string;
  readonly request?: (request: WireRequest, exchange: Exchange) => WireRequest;
  /** Converts the response body to the older form, also for 4xx and 5xx responses. */
  readonly answer?: (body: WireValue, exchange: Exchange & { readonly status: number }) => WireValue;
  /** Converts an event's payload (without its signature) to the older form. */
  readonly event?: (payload: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>;
};

export type ApiVersions = { readonly first: string; readonly changes: readonly VersionChange[] };

export const API_VERSIONS: ApiVersions = { first: "2026-11-23", changes: [] };

export function versionsOf({ first, changes }: ApiVersions): readonly string[] {
  return [...new Set([first, ...changes.map(({ version }) => version)])];
}

export function newestVersion(versions: ApiVersions): string {
  return versions.changes.at(-1)?.version ?? versions.first;
}

/** The API changes made after a version. Versions are ISO dates, so they sort as text. */
function since({ changes }: ApiVersions, version: string): readonly VersionChange[] {
  return changes.filter((change) => change.version > version);
}

export function isNewest(versions: ApiVersions, version: string): boolean {
  return since(versions, version).length === 0;
}

/** Applies the API changes to a request, oldest change first. */
export function asNewest(
  versions: ApiVersions,
  version: string,
  request: WireRequest,
  exchange: Exchange,
): WireRequest {
  return since(versions, version).reduce((sent, change) => change.request?.(sent, exchange) ?? sent, request);
}

/** Applies the API changes to a response, newest change first. */
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

/** Applies the API changes to an event, newest change first. */
export function eventOfVersion(
  versions: ApiVersions,
  version: string,
  payload: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return since(versions, version).reduceRight((made, change) => change.event?.(made) ?? made, payload);
}
