import { describe, expect, it } from "vitest";
import { readInput } from "@/server/kernel/read-input";
import { DiscoveryRequest } from "../contract/discovery";
import { readGatewayInput } from "../schema";
import { isDiscovered } from "./discovery";

const GATEWAY = { identifier: "sarraf_sandbox", name: "Sarraf" };
const ACCOUNT = {
  id: "g",
  merchantId: "m",
  ...readGatewayInput({
    code: "g",
    name: "G",
    defaultCurrency: "KWD",
    acceptedCurrencies: ["KWD", "USD"],
    plugins: ["e_commerce"],
    tags: ["test", "retail"],
    paymentServices: ["wallet"],
    isTokenizable: true,
  }),
};

const discovered = (wire: object, change: object = {}): boolean => {
  const { filter } = readInput(DiscoveryRequest, { plugin: "e_commerce", ...wire });
  return isDiscovered({ ...ACCOUNT, ...change }, GATEWAY, filter);
};

describe("an account is discovered when it meets every part of the filter", () => {
  it.each<[object, object, boolean]>([
    [{}, {}, true],
    [{ plugin: "payment_request" }, {}, false],
    [{}, { plugins: [] }, false],
    [{ currencies: ["USD"] }, {}, true],
    [{ currencies: ["EUR", "usd"] }, {}, true],
    [{ currencies: ["EUR"] }, {}, false],
    [{ currencies: [] }, {}, true],
    [{ operation: "purchase" }, {}, true],
    [{ operation: "authorize" }, {}, false],
    [{ type: "sandbox" }, {}, true],
    [{ type: "production" }, {}, false],
    [{ type: "production" }, { isSandbox: false }, true],
    [{ type: "" }, {}, true],
    [{ tokenizable: true }, {}, true],
    [{ tokenizable: "true" }, { isTokenizable: false }, false],
    [{ tokenizable: false }, {}, true],
    [{ auto_debit: true }, {}, false],
    [{ auto_debit: true }, { autoDebitEnabled: true }, true],
    [{ auto_debit: false }, {}, true],
    [{ pg_names: ["sarraf_sandbox"] }, {}, true],
    [{ pg_names: ["SARRAF"] }, {}, true],
    [{ pg_names: ["other"] }, {}, false],
    [{ tags: ["pos", "retail"] }, {}, true],
    [{ tags: ["pos"] }, {}, false],
    [{ payment_services: ["wallet", "apple_pay"] }, {}, true],
    [{ payment_services: ["apple_pay"] }, {}, false],
    [{ tags: ["retail"], currencies: ["EUR"] }, {}, false],
  ])("%j, account %j: %s", (wire, change, expected) => expect(discovered(wire, change)).toBe(expected));
});
