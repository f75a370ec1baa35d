import { expect, test } from "vitest";
import { loggedPath } from "./logged-path";

test.each([
  ["/b/api/v1/reports/files/secret/download/", { token: "secret" }, "/b/api/v1/reports/files/:token/download/"],
  ["/en/pay/a%20b/", { token: "a b" }, "/en/pay/:token/"],
  ["/b/pbl/v2/operation/", {}, "/b/pbl/v2/operation/"],
  ["/b/x/%zz/", { id: "y" }, "/b/x/%zz/"],
])("%s is logged without the values of its parameters", (path, params, logged) => {
  const url = { pathname: path } as URL;
  expect(loggedPath(url, params)).toBe(logged);
});
