/** Answers that get lost on their way (decision 0220). */
import type { Call } from "../calls";
import type { GatewayResult } from "../core/result";
import { GatewayUnreachable } from "../port";
import { losesAnswer } from "./core/switches";

/**
 * The answer, unless `extra` has the first one lost: the call has acted then, and the same reference again
 * is answered.
 * @throws {GatewayUnreachable} if it is lost
 */
export async function loseAnswer(
  { firstSentAt }: Pick<Call, "firstSentAt">,
  extra: Readonly<Record<string, unknown>>,
  answer: Promise<GatewayResult>,
): Promise<GatewayResult> {
  const arrived = await answer;
  if (firstSentAt === null && losesAnswer(extra)) throw new GatewayUnreachable("The answer was lost.");
  return arrived;
}
