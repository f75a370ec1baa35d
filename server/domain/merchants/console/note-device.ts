import type { Ctx, Tx, UserActor } from "@/server/kernel/types";
import { browserName } from "../core/browser-name";
import { tellAccountNews } from "../on-account-news";
import { ownersOf } from "../owners";
import { notePlace } from "../statements/password-attempts";

type Device = {
  readonly user: Pick<UserActor, "id" | "username" | "email">;
  readonly digest: string;
  readonly userAgent: string;
};

export async function noteDevice(ctx: Ctx, tx: Tx, { user, digest, userAgent }: Device): Promise<void> {
  const { id: userId, username, email } = user;
  const now = ctx.realNow();
  if (!(await notePlace(tx, { userId, merchantId: ctx.merchant.id, digest, now }))) return;
  const news = {
    kind: "new_device",
    userId,
    username,
    language: ctx.merchant.defaultLanguage,
    address: ctx.from?.address ?? "",
    device: browserName(userAgent),
  } as const;
  const owners = (await ownersOf(ctx, tx)).filter((owner) => owner !== email);
  await tellAccountNews(ctx, tx, { ...news, to: email === null ? [] : [email], isToOwners: false });
  await tellAccountNews(ctx, tx, { ...news, to: owners, isToOwners: true });
}
