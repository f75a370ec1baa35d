/**
 * Endpoints that work on, and tell their callers to move (Spec, "Repeats, versions and limits of requests"
 * 6).
 */

/** Since when, what to use instead and, if it is known, when the endpoint ends. Days are UTC. */
export type Deprecation = {
  readonly since: string;
  readonly sunset?: string;
  /** The page that explains it; a path of this service or a URL. */
  readonly see: string;
  /** The path of the endpoint that takes its place. */
  readonly successor?: string;
};

/** The same endpoint, whose answers say that it is deprecated. */
export function deprecated<E extends object>(endpoint: E, deprecation: Deprecation): E {
  return { ...endpoint, deprecation };
}

/** The first moment of a day. @throws {Error} a declaration that names no day */
function startOf(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime())) throw new Error(`${day} is no day.`);
  return start;
}

/** `Deprecation` of RFC 9745, `Sunset` of RFC 8594, and links to what explains and replaces the endpoint. */
export function deprecationHeaders(deprecation: Deprecation | undefined): Record<string, string> {
  if (deprecation === undefined) return {};
  const { since, sunset, see, successor } = deprecation;
  const links = [`<${see}>; rel="deprecation"; type="text/html"`];
  if (successor !== undefined) links.push(`<${successor}>; rel="successor-version"`);
  return {
    Deprecation: `@${startOf(since).getTime() / 1000}`,
    ...(sunset !== undefined && { Sunset: startOf(sunset).toUTCString() }),
    Link: links.join(", "),
  };
}
