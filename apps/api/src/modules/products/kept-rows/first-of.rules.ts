/** Room beyond the first `most`, so that few offers sort. */
const ROOM = 1_000;

/** Keeps the first rows of what is offered. */
export interface FirstRows<Row, Key> {
  offer(row: Row, key: Key): void;
  /** The rows with the least keys, in order. */
  taken(): Row[];
}

/** Keeps the first `most` of what is offered; equals stay in the order in which they came. A sort of all would hold up other requests. */
export function firstOf<Row, Key extends number | string>(most: number): FirstRows<Row, Key> {
  let kept: { row: Row; key: Key }[] = [];
  /** The key of the last row once there are enough. */
  let last: Key | null = null;
  const sort = () => {
    kept = kept.sort((one, other) => (one.key < other.key ? -1 : one.key > other.key ? 1 : 0)).slice(0, most);
    last = kept.length === most ? (kept.at(-1)?.key ?? null) : null;
  };
  return {
    offer(row, key) {
      if (last !== null && key >= last) return;
      kept.push({ row, key });
      if (kept.length >= most + ROOM) sort();
    },
    taken() {
      sort();
      return kept.map(({ row }) => row);
    },
  };
}
