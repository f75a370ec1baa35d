import type { Call } from "../calls";
import type { GatewayResult } from "../core/result";
import { GatewayUnreachable } from "../port";
import { losesAnswer } from "./core/switches";

/**
 * Returns the answer, unless `extra` asks to lose the first answer: the gateway has then acted, and a
 * repeated call gets the answer.
 * @throws {GatewayUnreachable} if the answer is lost
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
