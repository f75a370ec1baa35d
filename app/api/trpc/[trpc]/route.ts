import { handleTrpc } from "@/server/api/trpc/handler";

export { handleTrpc as GET, handleTrpc as POST };
