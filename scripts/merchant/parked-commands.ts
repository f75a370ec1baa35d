import { parseArgs } from "node:util";
import { decideParked, listParked } from "@/server/domain/console";
import { type Command, contextOf, places } from "./command";
import { Mistake } from "./usage-error";

const MAX_NAME = 64;

const FINDINGS = {
  happened: "happened",
  "did-not": "did_not",
  "give-back": "give_back",
  accepted: "accepted",
  "charge-again": "charged_again",
} as const;

function isFinding(word: string): word is keyof typeof FINDINGS {
  return Object.hasOwn(FINDINGS, word);
}

export const parkedList: Command = async (system, words) => {
  const [merchantId = ""] = places(words, "merchant");
  return listParked(await contextOf(system, merchantId));
};

export const parkedDecide: Command = async (system, words) => {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: { by: { type: "string" } },
  });
  const [merchantId = "", id = "", found = ""] = places(positionals, "merchant", "id", "finding");
  if (!isFinding(found)) throw new Mistake(`The finding is one of: ${Object.keys(FINDINGS).join(", ")}.`);
  const by = (values.by ?? "").trim();
  if (by === "" || by.length > MAX_NAME)
    throw new Mistake(`--by names who decides, in at most ${MAX_NAME} characters.`);
  await decideParked(await contextOf(system, merchantId), id, { finding: FINDINGS[found], by });
  return `${id} is decided: ${found}, says ${by}.`;
};
