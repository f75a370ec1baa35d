import { readdirSync, readFileSync, readlinkSync } from "node:fs";

/** Milliseconds of a clock tick, the unit of Linux's CPU times. */
const TICK_MS = 10;

function processes() {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, "utf8");
        // A program's name may contain blanks and brackets, so fields are counted from its closing bracket.
        const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
        const [own, ended] = [Number(fields[11]) + Number(fields[12]), Number(fields[13]) + Number(fields[14])];
        return [{ pid: Number(name), parent: Number(fields[1]), ticks: own + ended }];
      } catch {
        return [];
      }
    });
}

/** CPU milliseconds of the process and its descendants, including descendants that have ended. */
export function cpuMs(pid) {
  const all = processes();
  const family = (id) => [id, ...all.filter(({ parent }) => parent === id).flatMap((child) => family(child.pid))];
  const members = new Set(family(pid));
  return all.filter((each) => members.has(each.pid)).reduce((sum, { ticks }) => sum + ticks * TICK_MS, 0);
}

export async function postgresPid(client) {
  const { rows } = await client.query("SELECT split_part(pg_read_file('postmaster.pid'), E'\\n', 1)::int AS pid");
  return rows[0].pid;
}

/** @throws {Error} if no process listens on the port */
export function listenerOn(port) {
  const socket = ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((path) => readFileSync(path, "utf8").trim().split("\n").slice(1))
    .map((line) => line.trim().split(/\s+/))
    .find(([, local, , state]) => state === "0A" && Number.parseInt(local?.split(":")[1] ?? "", 16) === Number(port));
  const holder = processes().find(({ pid }) => filesOf(pid).includes(`socket:[${socket?.[9]}]`));
  if (holder === undefined) throw new Error(`No process of this machine is seen to listen on port ${port}.`);
  return holder.pid;
}

function filesOf(pid) {
  try {
    return readdirSync(`/proc/${pid}/fd`).map((name) => readlinkSync(`/proc/${pid}/fd/${name}`));
  } catch {
    return [];
  }
}
