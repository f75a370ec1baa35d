import { underHostileFire } from "@/server/testing/hostile-fire";

await underHostileFire((path) => path.startsWith("/b/pbl/"));
