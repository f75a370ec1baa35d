import { underHostileFire } from "@/server/testing/hostile-fire";

/** Folders whose endpoints are under fire in files of their own, which go on side by side. */
const ELSEWHERE = /^\/(api\/health|b\/merchant|b\/pbl)\//;

await underHostileFire((path) => !ELSEWHERE.test(path));
