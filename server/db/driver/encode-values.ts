import { writeJson } from "@/server/kernel/exact-json";
import { Prisma } from "../generated/client";
import type { EncodedStatement } from "./pipeline";
import type { PreparedNames } from "./prepared-statements";
import type { Statement } from "./statement";

export function encoded(statements: readonly Statement[], names: PreparedNames): EncodedStatement[] {
  return statements.map(({ text, values, name, parsers }) => {
    return { text, name: names({ sql: text, name }), values: values.map(encodeValue), parsers };
  });
}

/** Encodes a value for Postgres: instants in UTC, decimals with all digits, objects as JSON. */
function encodeValue(value: unknown): string | Buffer | null {
  if (typeof value === "string") return value;
  if (value === null || value === undefined) return null;
  if (typeof value !== "object") return String(value);
  if (ArrayBuffer.isView(value)) return Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return arrayLiteral(value);
  return Prisma.Decimal.isDecimal(value) ? value.toString() : writeJson(value);
}

function arrayLiteral(values: readonly unknown[]): string {
  return `{${values.map(arrayElement).join(",")}}`;
}

function arrayElement(value: unknown): string {
  if (Array.isArray(value)) return arrayLiteral(value);
  const encoded = encodeValue(value);
  if (encoded === null) return "NULL";
  const text = typeof encoded === "string" ? encoded : `\\x${encoded.toString("hex")}`;
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}
