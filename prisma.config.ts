import { defineConfig } from "prisma/config";

/**
 * Paths of schema and migrations for Prisma's tools; only commands that use the database need its address.
 */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || "" },
});
