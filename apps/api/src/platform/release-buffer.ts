/**
 * Frees the memory of a large buffer at once; the buffer is empty then. V8 counts such memory, and collects the whole heap each time 30 MB
 * of it were allocated. A slice of a shared buffer is left alone. Call it when nothing reads the buffer, in no other thread either.
 */
export function releaseBuffer({ buffer, byteLength }: Buffer): void {
  if (buffer instanceof ArrayBuffer && buffer.byteLength === byteLength) buffer.transfer(0);
}
