import { spawnSync } from "node:child_process";

export const runsInPython = (code: string) => spawnSync("python3", ["-c", code]).status === 0;

/** True if Python 3.9 or newer is installed, which the SDK for Python needs. */
export const hasPython = runsInPython("import sys; sys.exit(sys.version_info < (3, 9))");
