// @ts-check
/** npm may send a signal once more that the terminal has sent to all. */
const REPEATED_MS = 1000;
const PARENT_CHECK_MS = 1000;

/**
 * Makes a signal handler that stops the process; a signal a second later exits at once. Written in
 * JavaScript, because `npm start` loads it before the compiler is installed.
 * @param {() => Promise<void>} stop
 * @param {number} [code] exit code of a stopped process
 * @returns the handler
 */
export function stopOnSignal(stop, code = 0) {
  let since = 0;
  const onSignal = async () => {
    if (since > 0 && Date.now() - since < REPEATED_MS) return;
    if (since > 0) process.exit(130);
    since = Date.now();
    try {
      await stop();
      process.exit(code);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  return onSignal;
}

/**
 * Calls `stop` if npm ends, because npm may die without forwarding a signal.
 * @param {() => void} stop
 */
export function stopWithParent(stop) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    stop();
  }, PARENT_CHECK_MS).unref();
}
