/**
 * Runs `npm start` and `npm run dev`, in old syntax and without packages, so that an old Node can still
 * print an error.
 */
const [major, minor] = process.versions.node.split(".").map(Number);
const recent = major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
if (!recent) {
  console.error(`Sarraf needs Node 20.19 or newer (of the 22 line, 22.12). This is Node ${process.versions.node}.`);
  process.exit(1);
}
const { startUp } = await import("./start-up.mjs");
await startUp({ dev: process.argv.includes("--dev") });
