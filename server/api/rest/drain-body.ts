/**
 * Bytes of a body that are read and dropped after the response; for a longer body the connection is closed.
 */
const MOST_BYTES = 33_554_432;

/**
 * Reads and drops the rest of a body, so that the client receives the response and can reuse its connection.
 * Never throws; must not be awaited.
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
    // A read fails only if the client has disconnected.
  }
}
