import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { allGateways } from "@/server/domain/gateways";
import {
  createUser,
  FIXED_PERMISSIONS,
  gatewayPermission,
  NewUser,
  resetSecondFactor,
  UserPatch,
  updateUser,
  userByName,
} from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { type Command, contextOf, places } from "./command";

function newPassword(): string {
  return randomBytes(18).toString("base64url");
}

export const userCreate: Command = async (system, words) => {
  const options = { owner: { type: "boolean" }, checker: { type: "boolean" } } as const;
  const { values, positionals } = parseArgs({ args: [...words], allowPositionals: true, options });
  const [merchantId = "", username = ""] = places(positionals, "merchant", "username");
  const ctx = await contextOf(system, merchantId);
  const password = newPassword();
  const gateways = (await allGateways(ctx)).map(({ code }) => gatewayPermission(code));
  const permissions = values.owner ? [...FIXED_PERMISSIONS, ...gateways] : ["console.access"];
  await createUser(ctx, readInput(NewUser, { username, password, permissions, is_checker: values.checker ?? false }));
  return { username, password, console: `${ctx.merchant.baseUrl}/en/console` };
};

export const userPassword: Command = async (system, words) => {
  const [merchantId = "", username = ""] = places(words, "merchant", "username");
  const ctx = await contextOf(system, merchantId);
  const fresh = newPassword();
  const { id } = await userByName(ctx, username);
  await updateUser(ctx, String(id), readInput(UserPatch, { password: fresh }));
  return { username, password: fresh };
};

export const secondFactorReset: Command = async (system, words) => {
  const [merchantId = "", username = ""] = places(words, "merchant", "username");
  await resetSecondFactor(await contextOf(system, merchantId), username);
  return `${username} signs in with a password alone, until an app is set up again.`;
};
