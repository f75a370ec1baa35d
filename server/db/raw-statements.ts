/** The raw statements of Prisma's client, handed to the driver (decision 0312). */
import { type Driver, send } from "./driver";
import { Prisma } from "./generated/client";
import { AS_PRISMA_READS } from "./readings";

type Template = TemplateStringsArray | Prisma.Sql;

function sqlOf(template: Template, values: readonly unknown[]): Prisma.Sql {
  return "raw" in template ? Prisma.sql(template, ...(values as Prisma.Sql["values"])) : template;
}

/** The client's four methods; rows hold what the client's would. */
export function rawStatements(driver: Driver) {
  const sent = (text: string, values: readonly unknown[]) => {
    return send<object>(driver, { text, values, reading: AS_PRISMA_READS });
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
