import { defineConfig } from "prisma/config";

/**
 * Where the Prisma tools find the schema and the migrations; the address is needed by their database commands
 * alone.
 */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || "" },
});
