export type Area = "api" | "file" | "metrics" | "notification" | "own" | "page";

/** First path segments of route handlers and static files. */
const FOLDERS: ReadonlyMap<string, Area> = new Map([
  [".well-known", "own"],
  ["_next", "file"],
  ["api", "own"],
  ["b", "api"],
  ["gateway-notifications", "notification"],
  ["icons", "file"],
  ["media", "api"],
  ["metrics", "metrics"],
  ["s", "api"],
  ["sdk", "file"],
]);

const FILES: ReadonlySet<string> = new Set(["icon.svg", "llms-full.txt", "llms.txt", "openapi.json"]);

export function areaOf(path: string): Area {
  const end = path.indexOf("/", 1);
  const folder = FOLDERS.get(end === -1 ? path.slice(1) : path.slice(1, end));
  return folder ?? (FILES.has(path.slice(1)) ? "file" : "page");
}

/**
 * True for every address that responds with a page, including "not found".
 * @param path without its query string
 */
export function isPage(path: string): boolean {
  return areaOf(path) === "page";
}
