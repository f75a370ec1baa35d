/** Probes readiness from a separate thread between the messages `begin` and `end`. */
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const PAUSE_MS = 20;

/** Milliseconds until the whole response of a probe has arrived. */
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

let isProbing = false;
parentPort?.on("message", async (word) => {
  isProbing = word === "begin";
  const times = [];
  while (isProbing) {
    times.push(await probe(workerData));
    await sleep(PAUSE_MS);
  }
  if (word === "begin") parentPort?.postMessage(times);
});
