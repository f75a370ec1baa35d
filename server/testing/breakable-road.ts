/** A test database connection that can be cut and restored. */
import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { openDatabase } from "@/server/db/client";

function roadOn(port: number, sockets: Set<Socket>, to: { host: string; port: number }) {
  const server = createServer((near) => {
    const far = connect(to);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on("error", () => undefined).once("close", () => sockets.delete(socket));
    }
    near.pipe(far).pipe(near);
    near.once("close", () => far.destroy());
    far.once("close", () => near.destroy());
  });
  return server.listen(port, "127.0.0.1");
}

/** `db` uses the tests' database, except between a cut and its repair. */
export async function breakableRoad() {
  const address = new URL(process.env.DATABASE_URL ?? "");
  const sockets = new Set<Socket>();
  const to = { host: address.hostname, port: Number(address.port) };
  let server = roadOn(0, sockets, to);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  address.port = String(port);
  const own = openDatabase({ url: address.href });
  const cut = async (): Promise<void> => {
    const closed = once(server, "close");
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  const mend = async (): Promise<void> => {
    server = roadOn(port, sockets, to);
    await once(server, "listening");
  };
  const close = async (): Promise<void> => {
    await own.close();
    if (server.listening) await cut();
  };
  return { db: own.db, cut, mend, close };
}
