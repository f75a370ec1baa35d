import { NotFound } from "@/server/kernel/errors";

const LARGEST = 2_147_483_647;

/**
 * The user number in a path segment.
 * @throws {NotFound} if no user can have it
 */
export function userNumber(segment: string): number {
  const id = /^\d{1,10}$/.test(segment) ? Number(segment) : 0;
  if (id < 1 || id > LARGEST) throw new NotFound();
  return id;
}
