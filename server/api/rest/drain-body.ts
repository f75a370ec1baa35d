/** Bytes that are read and dropped after an answer; beyond them the connection is closed. */
const MOST_BYTES = 33_554_432;

/**
 * Reads and drops a body's rest, so that the client receives the answer and its connection stays usable.
 * Never throws; not to be awaited.
 */
export async function drainBody(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  try {
    for (let left = MOST_BYTES; left > 0; ) {
      const { done, value } = await reader.read();
      if (done) return;
      left -= value.byteLength;
    }
    await reader.cancel();
  } catch {
    // The client has disconnected.
  }
}
