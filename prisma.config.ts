import { defineConfig } from "prisma/config";

/** The paths of schema and migrations for Prisma's tools; only their database commands need the address. */
export default defineConfig({
  schema: "prisma/schema",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL || "" },
});
