/** The operator's commands for payments and operations with an unknown outcome. */
import { parseArgs } from "node:util";
import { decideParked, listParked } from "@/server/domain/console";
import { type Command, contextOf, places } from "./command";
import { Mistake } from "./usage-error";

const MAX_NAME = 64;

export const parkedList: Command = async (system, words) => {
  const [merchantId = ""] = places(words, "merchant");
  return listParked(await contextOf(system, merchantId));
};

/** Stores a person's decision under the person's name. */
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
  await decideParked(await contextOf(system, merchantId), id, { happened: found === "happened", by });
  return `${id} is decided: it ${found === "happened" ? "happened" : "did not happen"}, says ${by}.`;
};
