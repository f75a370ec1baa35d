import { saying } from "./saying";

/** The page that shows the bank's page of the attempt. @param home may have a query */
export function challengePageOf(home: string, token: string): string {
  return saying(home, { challenge: token });
}
