/** Query parameter with jobs and their numbers of runs, such as `?ran=expire-sessions.2`. */
export function ranQuery(ran: Readonly<Record<string, number>>): string {
  return `?${new URLSearchParams({
    ran: Object.entries(ran)
      .map(([job, count]) => `${job}.${count}`)
      .join(" "),
  })}`;
}

/** Unreadable parts are left out; null without an advance. */
export function readRan(text: string | string[] | undefined): readonly (readonly [string, number])[] | null {
  if (typeof text !== "string") return null;
  return [...text.matchAll(/(?:^| )([a-z-]{1,40})\.(\d{1,9})(?= |$)/g)].map(([, job = "", count]) => [
    job,
    Number(count),
  ]);
}
