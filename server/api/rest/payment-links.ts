import { ANY } from "@/server/domain/merchants";
import { CreateLink, createLink, LinkQuery, listLinks, requireLinkRights } from "@/server/domain/payment-links";
import { pageRequest, pageView } from "@/server/kernel/page";
import { endpoint } from "./endpoint";

const AUTH = ["private_key", "basic", "bearer"] as const;
const LIST = { auth: AUTH, needs: ANY.view, query: LinkQuery } as const;

export const linkList = endpoint({
  ...LIST,
  run: async ({ ctx, query, url }) => pageView(await listLinks(ctx, pageRequest(query)), pageRequest(query), url),
});

export const linkCreation = endpoint({
  auth: AUTH,
  needs: ANY.add,
  body: CreateLink,
  status: 201,
  authorize: ({ ctx, body }) => requireLinkRights(ctx, body),
  run: ({ ctx, body }) => createLink(ctx, body),
});
