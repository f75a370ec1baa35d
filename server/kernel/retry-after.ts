/** The seconds of a `Retry-After` header, given as seconds or as a date; null if absent or malformed. */
export function retryAfterSeconds(header: string | null, realNow: Date): number | null {
  if (header === null) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[A-Z][a-z]{2}, /.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - realNow.getTime()) / 1000));
}
