import { expect, test } from "vitest";
import { signOut } from "@/server/domain/merchants";
import { consoleCtx, consoleUser, enrol, signedIn, trySignIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";
import { isSignedIn } from "./signed-in";

test("only the cookie of a user who is signed in counts", async () => {
  const merchant = await testMerchant();
  const { token } = await trySignIn((await consoleUser(merchant)).username);
  expect(await isSignedIn(`a=1; __Host-console=${token}; b=2`)).toBe(true);
  expect(await isSignedIn(`__Host-console=${token}`)).toBe(true);
  for (const forged of ["", "__Host-console=", `a__Host-console=${token}`, `__Host-console=${token}0`])
    expect(await isSignedIn(forged)).toBe(false);
  await signOut(await consoleCtx(token));
  expect(await isSignedIn(`__Host-console=${token}`)).toBe(false);
});

test("a user whose second factor is not confirmed does not count", async () => {
  const user = await signedIn(await testMerchant());
  await enrol(user);
  const { token } = await trySignIn(user.actor.username);
  expect(await isSignedIn(`__Host-console=${token}`)).toBe(false);
});
