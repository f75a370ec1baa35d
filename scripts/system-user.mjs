/** Creates and finds the system user of Postgres, which refuses to run as root. */
import { spawnSync } from "node:child_process";
import { chownSync, readFileSync } from "node:fs";

const ADMIN_PATH = "/usr/sbin:/sbin";

function find(name) {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/**
 * @returns {{ids: {uid: number, gid: number}, claim: (...paths: string[]) => void}}
 * @throws {Error} if the user can neither be found nor created
 */
export function systemUser(name) {
  let ids = find(name);
  if (ids === null) {
    const made = spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/bin/false", name], {
      env: { ...process.env, PATH: `${process.env.PATH ?? ""}:${ADMIN_PATH}` },
    });
    ids = find(name);
    if (ids === null) {
      const reason = made.error?.message ?? String(made.stderr).trim();
      throw new Error(`Postgres cannot run as root, and the user "${name}" could not be made (${reason}).`);
    }
  }
  const { uid, gid } = ids;
  return {
    ids,
    claim: (...paths) => {
      for (const path of paths) chownSync(path, uid, gid);
    },
  };
}
