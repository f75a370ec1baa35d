/** Sends probes from a separate thread between the messages `begin` and `end`. */
import { get } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

/** Milliseconds until the whole response to a probe has arrived. */
function probe({ name, url, headers }) {
  const started = performance.now();
  return new Promise((done, fail) => {
    const asked = get(url, { agent: false, headers }, (answer) => {
      answer.resume();
      answer.once("end", () => done(performance.now() - started));
      if (answer.statusCode !== 200) fail(new Error(`${name}: ${answer.statusCode}`));
    });
    asked.once("error", fail);
  });
}

let isProbing = false;

async function timesOf(target) {
  const times = [];
  while (isProbing) {
    times.push(await probe(target));
    await sleep(target.pauseMs);
  }
  return [target.name, times];
}

parentPort?.on("message", async (word) => {
  isProbing = word === "begin";
  if (isProbing) parentPort?.postMessage(Object.fromEntries(await Promise.all(workerData.map(timesOf))));
});
