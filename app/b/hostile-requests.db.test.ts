import { underHostileFire } from "@/server/testing/hostile-fire";

/** Probes read nothing; the other two have files of their own, which go on beside this one. */
const ELSEWHERE = ["/api/health", "/b/merchant/", "/b/pbl/"];

await underHostileFire((path) => !ELSEWHERE.some((start) => path.startsWith(start)));
