export interface TileBox {
  left: number;
  top: number;
  width: number;
}

/**
 * The index of the tile that an arrow key selects from tile `at`: the previous or next one, or the nearest in the row above or below,
 * across sections. Null at the edges.
 */
export function neighbour(boxes: readonly TileBox[], at: number, key: string): number | null {
  const from = boxes[at];
  if (from === undefined) return null;
  if (key === 'ArrowLeft') return at > 0 ? at - 1 : null;
  if (key === 'ArrowRight') return at < boxes.length - 1 ? at + 1 : null;
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return null;
  const step = key === 'ArrowDown' ? 1 : -1;
  let next = at + step;
  while (boxes[next] !== undefined && boxes[next]?.top === from.top) next += step;
  const row = boxes[next]?.top;
  let best: number | null = null;
  for (let one = next; row !== undefined && boxes[one]?.top === row; one += step) {
    if (best === null || offset(boxes[one], from) < offset(boxes[best], from)) best = one;
  }
  return best;
}

const middle = ({ left, width }: TileBox) => left + width / 2;
const offset = (box: TileBox | undefined, from: TileBox) => (box ? Math.abs(middle(box) - middle(from)) : Infinity);
