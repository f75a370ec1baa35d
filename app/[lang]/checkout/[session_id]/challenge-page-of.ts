import { saying } from "./saying";

/**
 * Address of the page that shows the bank's page of an attempt.
 * @param home address of the session's page, possibly with a query
 */
export function challengePageOf(home: string, token: string): string {
  return saying(home, { challenge: token });
}
