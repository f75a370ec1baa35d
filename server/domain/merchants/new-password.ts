import { promisify } from "node:util";
import { brotliDecompress } from "node:zlib";
import { InvalidFields } from "@/server/kernel/errors";
import type { MerchantFacts } from "@/server/kernel/types";
import { passwordFault } from "./core/password-rules";

const unpack = promisify(brotliDecompress);

let common: Promise<ReadonlySet<string>> | undefined;

/** Loads 49,000 common passwords of at least 4 characters, in lower case. */
async function loadCommon(): Promise<ReadonlySet<string>> {
  const { default: list } = await import("./common-passwords.json");
  const text = await unpack(Buffer.from(list.packed.join(""), "base64"));
  return new Set(text.toString("utf8").split("\n"));
}

const WORDS = {
  common: "This password is too common.",
  name: "The password is too similar to the name of the user or merchant.",
} as const;

type Choice = {
  readonly field: "password" | "next";
  readonly password: string;
  readonly username: string;
  readonly merchant: Pick<MerchantFacts, "name" | "branding">;
};

/** @throws {InvalidFields} if the password is common, or the name of the user or merchant */
export async function requireGoodPassword({ field, password, username, merchant }: Choice): Promise<void> {
  common ??= loadCommon();
  const listed = await common;
  const names = [username, merchant.name, merchant.branding.nameAr ?? ""];
  const fault = passwordFault(password, { names, isListed: (text) => listed.has(text) });
  if (fault !== null) throw new InvalidFields({ [field]: [WORDS[fault]] });
}
