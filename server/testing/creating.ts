/** Creates sessions from API requests for tests. */
import { CreateSession, createSession } from "@/server/domain/sessions";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx, UserActor } from "@/server/kernel/types";

/** A request body with only the required fields. */
const LEAST = { type: "e_commerce", amount: "10.5", currency_code: "KWD", pg_codes: ["sandbox"] };

/** Creates a session; `body` adds fields to the required ones or replaces them. */
export function create(ctx: Ctx, body: Record<string, unknown> = {}) {
  return createSession(ctx, readInput(CreateSession, { ...LEAST, ...body }));
}

/** The field errors with which `work` is refused; null if it is accepted. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields;
    throw error;
  }
  return null;
}

/** A user with these permissions, who authenticates by password. */
export function userActor(permissions: readonly string[], id = 7): UserActor {
  const person = { username: "u", isChecker: false, email: null, firstName: null, lastName: null, phone: null };
  return { kind: "user", via: "basic", id, permissions, ...person };
}
