import { workAsyncStorage } from "next/dist/server/app-render/work-async-storage.external.js";
import { workUnitAsyncStorage } from "next/dist/server/app-render/work-unit-async-storage.external.js";

export function inPageRequest<T>(cookies: Readonly<Record<string, string>>, work: () => Promise<T>): Promise<T> {
  const jar = {
    get: (name: string) => (name in cookies ? { name, value: cookies[name] } : undefined),
    set: () => undefined,
  };
  const unit = {
    type: "request",
    phase: "action",
    headers: new Headers(),
    cookies: jar,
    mutableCookies: jar,
    userspaceMutableCookies: jar,
  };
  const page = { route: "/[lang]/console", page: "/[lang]/console/page" };
  return workAsyncStorage.run(page as never, () => workUnitAsyncStorage.run(unit as never, work));
}
