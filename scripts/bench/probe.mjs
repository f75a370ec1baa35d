/** Probes readiness from a separate thread until a message ends it. */
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const PAUSE_MS = 20;

/** Milliseconds until the whole answer has arrived. */
function probe(url) {
  const started = performance.now();
  return new Promise((done, fail) => {
    const asked = get(url, { agent: false }, (answer) => {
      answer.resume();
      answer.once("end", () => done(performance.now() - started));
      if (answer.statusCode !== 200) fail(new Error(`Not ready: ${answer.statusCode}`));
    });
    asked.once("error", fail);
  });
}

let isOver = false;
parentPort?.once("message", () => {
  isOver = true;
});
const times = [];
while (!isOver) {
  times.push(await probe(workerData));
  await sleep(PAUSE_MS);
}
parentPort?.postMessage(times);
