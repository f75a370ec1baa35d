import { contextFor } from "@/server/context";
import { merchantById } from "@/server/domain/merchants";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { Mistake } from "./usage-error";

/** A command of the operator. Text output is printed unchanged, anything else as JSON. */
export type Command = (system: SystemCtx, words: readonly string[]) => Promise<unknown>;

/** @throws {Mistake} if the number of arguments differs */
export function places(words: readonly string[], ...names: string[]): string[] {
  if (words.length !== names.length)
    throw new Mistake(`Expected: ${names.map((name) => `<${name}>`).join(" ") || "nothing more"}`);
  return [...words];
}

/** @throws {NotFound} */
export async function contextOf(system: SystemCtx, merchantId: string): Promise<Ctx> {
  return contextFor(system, await merchantById(system, merchantId), { kind: "service" });
}
