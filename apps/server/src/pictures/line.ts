/** Nobody waits in a line this long; the caller is told to come back. */
export class LineIsFull extends Error {
  override name = 'LineIsFull';
}

type Line = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** Lets `atOnce` pieces of work run at a time, the others wait in the order they came, at most `waiting` of them. */
export function createLine(atOnce: number, waiting: number): Line {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running < atOnce) running++;
    else {
      if (queue.length >= waiting) throw new LineIsFull();
      // Whoever ends hands its place over, so the count does not change here.
      await new Promise<void>((resolve) => queue.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else running--;
    }
  };
}
