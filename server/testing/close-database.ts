/** Closes the pool when a test file ends, so that no worker waits for idle connections. */
import { afterAll } from "vitest";
import { closeDatabase } from "@/server/db/client";

afterAll(closeDatabase);
