import { spawnSync } from "node:child_process";

export const runs = (program: string, ...args: string[]) => spawnSync(program, args).status === 0;

/** True if Python 3.9 or newer is installed, which the SDK for Python needs. */
export const hasPython = runs("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 9))");
