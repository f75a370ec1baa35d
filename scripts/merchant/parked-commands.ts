/** The operator's commands about payments and operations whose outcome no gateway can tell. */
import { parseArgs } from "node:util";
import { decideParkedOperation, parkedOperations } from "@/server/domain/operations";
import { decideParkedAttempt, parkedAttempts } from "@/server/domain/payments";
import { type Command, contextOf, places } from "./command";
import { Mistake } from "./usage-error";

const MAX_NAME = 64;

/** Everything of a merchant that waits for a person, oldest first. */
export const parkedList: Command = async (system, words) => {
  const [merchantId = ""] = places(words, "merchant");
  const ctx = await contextOf(system, merchantId);
  const parked = [...(await parkedAttempts(ctx)), ...(await parkedOperations(ctx))];
  return parked.sort((a, b) => Number(a.parkedAt) - Number(b.parkedAt));
};

/** Books what a person found, with the person's name. */
export const parkedDecide: Command = async (system, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: "string" } },
  });
  const [merchantId = "", id = "", found = ""] = places(positionals, "merchant", "id", "happened|did-not");
  if (found !== "happened" && found !== "did-not") throw new Mistake(`It "happened" or it "did-not".`);
  const by = (values.by ?? "").trim();
  if (by === "" || by.length > MAX_NAME)
    throw new Mistake(`--by names who decides, in at most ${MAX_NAME} characters.`);
  const decide = id.startsWith("op_") ? decideParkedOperation : decideParkedAttempt;
  await decide(await contextOf(system, merchantId), id, { happened: found === "happened", by });
  return `${id} is decided: it ${found === "happened" ? "happened" : "did not happen"}, says ${by}.`;
};
