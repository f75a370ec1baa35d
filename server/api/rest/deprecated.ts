/** Deprecated endpoints (Spec, "Repeats, versions and limits of requests" 6). */

/** A deprecated endpoint's dates, in UTC. */
export type Deprecation = {
  readonly since: string;
  readonly sunset?: string;
  readonly see: string;
  readonly successor?: string;
};

export function deprecated<E extends object>(endpoint: E, deprecation: Deprecation): E {
  return { ...endpoint, deprecation };
}

function startOf(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(start.getTime())) throw new Error(`${day} is not a day.`);
  return start;
}

/** Headers `Deprecation` (RFC 9745), `Sunset` (RFC 8594), and links. */
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
