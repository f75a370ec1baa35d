/** Joins the books (records of charges) that test gateways wrote during the database tests. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const CONNECTORS = ["adyen", "sarraf_sandbox", "stripe"];

/**
 * @param {string} folder one file of each test process
 * @param {boolean} isWhole true if all tests ran
 * @returns {string | null} the file of all lines, or null
 * @throws {Error} if all tests ran and a test gateway has no book
 */
export function joinedBooks(folder, isWhole) {
  const files = readdirSync(folder).filter((name) => name.endsWith(".jsonl"));
  const text = files.map((name) => readFileSync(join(folder, name), "utf8")).join("");
  const missing = CONNECTORS.filter((connector) => !text.includes(`"connector":"${connector}","payment"`));
  if (isWhole && missing.length > 0) throw new Error(`No book of ${missing.join(", ")} was written.`);
  if (text === "") return null;
  const joined = join(folder, "all");
  writeFileSync(joined, text);
  return joined;
}
