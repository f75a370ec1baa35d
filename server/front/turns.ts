/** One start per turn of the event loop, and callers take turns. */

type Start = () => void;

/**
 * A function that runs starts: the first at once, the others one per turn of the event loop, and callers take
 * turns. So a caller that sends many requests at once delays others by one request, not by all of them, and a
 * request that waits for a gateway delays nothing.
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
