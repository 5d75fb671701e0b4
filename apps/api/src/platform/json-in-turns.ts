import { setImmediate as turn } from 'node:timers/promises';

/** A value that is made when it is written, or an object of such values. */
export type JsonParts<T> = (() => T) | (T extends object ? { readonly [K in keyof T]: JsonParts<T[K]> } : never);

/** The JSON of a large object. Other work of the process goes on between its values, so none should take long alone. */
export async function jsonInTurns<T>(parts: JsonParts<T>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  await write(parts, pieces);
  return Buffer.concat(pieces);
}

async function write(part: unknown, pieces: Buffer[]): Promise<void> {
  if (typeof part === 'function') {
    pieces.push(Buffer.from(JSON.stringify(part())));
    await turn();
    return;
  }
  const named = Object.entries(part ?? {});
  for (const [at, [name, value]] of named.entries()) {
    pieces.push(Buffer.from(`${at === 0 ? '{' : ','}${JSON.stringify(name)}:`));
    await write(value, pieces);
  }
  pieces.push(Buffer.from(named.length === 0 ? '{}' : '}'));
}
