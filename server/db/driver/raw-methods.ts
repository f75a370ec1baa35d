/** Prisma's four methods for raw statements, sent by the driver (decision 0312). */
import { Prisma } from "../generated/client";
import { type Driver, send } from "./statement";
import { PARSED_AS_BY_PRISMA } from "./value-parsers";

type Template = TemplateStringsArray | Prisma.Sql;

function sqlOf(template: Template, values: readonly unknown[]): Prisma.Sql {
  return "raw" in template ? Prisma.sql(template, ...(values as Prisma.Sql["values"])) : template;
}

export function rawMethods(driver: Driver) {
  const sent = (text: string, values: readonly unknown[]) => {
    return send<object>(driver, { text, values, parsers: PARSED_AS_BY_PRISMA });
  };
  const $queryRawUnsafe = async (text: string, ...values: unknown[]) => (await sent(text, values)).rows;
  const $executeRawUnsafe = async (text: string, ...values: unknown[]) => (await sent(text, values)).count;
  return {
    $queryRawUnsafe,
    $executeRawUnsafe,
    $queryRaw: (template: Template, ...values: unknown[]) => {
      const { text, values: all } = sqlOf(template, values);
      return $queryRawUnsafe(text, ...all);
    },
    $executeRaw: (template: Template, ...values: unknown[]) => {
      const { text, values: all } = sqlOf(template, values);
      return $executeRawUnsafe(text, ...all);
    },
  };
}
