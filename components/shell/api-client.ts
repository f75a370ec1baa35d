/** The browser's way to our own API, typed by the server's router; nothing of the server is in it. */
import { createTRPCClient, httpLink } from "@trpc/client";
import type { AppRouter } from "@/server/api/trpc/root";

export const api = createTRPCClient<AppRouter>({ links: [httpLink({ url: "/api/trpc" })] });
