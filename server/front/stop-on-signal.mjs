// @ts-check
/**
 * Makes a signal handler that stops the process; a second signal exits at once. Written in JavaScript,
 * because `npm start` loads it before the compiler is installed.
 * @param {() => Promise<void>} stop
 * @returns the handler
 */
export function stopOnSignal(stop) {
  let stopping = false;
  const onSignal = async () => {
    if (stopping) process.exit(130);
    stopping = true;
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      console.error(error);
      process.exit(1);
    }
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, onSignal);
  return onSignal;
}
