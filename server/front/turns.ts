type Start = () => void;

/**
 * Returns a function that runs `start` functions: the first at once, the others one per turn of the event
 * loop, with callers taking turns. A caller with many concurrent requests thus delays others by one request
 * only.
 */
export function turns(): (caller: string, start: Start) => void {
  const waiting = new Map<string, Start[]>();
  let isScheduled = false;
  const next = (): void => {
    const [first] = waiting;
    if (first === undefined) {
      isScheduled = false;
      return;
    }
    const [caller, starts] = first;
    const [start] = starts.splice(0, 1);
    waiting.delete(caller);
    if (starts.length > 0) waiting.set(caller, starts);
    setImmediate(next);
    start?.();
  };
  return (caller, start) => {
    if (!isScheduled) {
      isScheduled = true;
      setImmediate(next);
      start();
      return;
    }
    const starts = waiting.get(caller) ?? [];
    starts.push(start);
    waiting.set(caller, starts);
  };
}
