export function ranText(ran: Readonly<Record<string, number>>): string {
  return Object.entries(ran)
    .map(([job, count]) => `${job}.${count}`)
    .join(" ");
}

export function readRan(text: string | undefined): readonly (readonly [string, number])[] | null {
  if (text === undefined) return null;
  return [...text.matchAll(/(?:^| )([a-z-]{1,40})\.(\d{1,9})(?= |$)/g)].map(([, job = "", count]) => [
    job,
    Number(count),
  ]);
}
