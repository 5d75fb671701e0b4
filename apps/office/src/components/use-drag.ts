import { type RefObject, useEffect, useRef, useState } from 'react';
import type { DropEdge, RowToDrag } from './drag-row.ts';

export interface DraggedRow extends Pick<RowToDrag, 'kind' | 'at' | 'onDrop'> {
  isOn: boolean;
}

/**
 * A row that is dragged by its grip and takes others above or below it. `edge` is where one would land. The code of dragging comes after the
 * row; without it the keys of the grip still move the row.
 */
export function useDrag(
  row: RefObject<HTMLElement | null>,
  grip: RefObject<HTMLElement | null>,
  { kind, at, isOn, onDrop }: DraggedRow,
): DropEdge | undefined {
  const [edge, setEdge] = useState<DropEdge>();
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = row.current;
    const dragHandle = grip.current;
    if (!isOn || !element || !dragHandle) return;
    let end: (() => void) | undefined;
    let isGone = false;
    const drop = (from: number, to: number) => latest.current(from, to);
    void import('./drag-row.ts').then(
      ({ dragRow }) => {
        if (!isGone) end = dragRow({ element, dragHandle, kind, at, onEdge: setEdge, onDrop: drop });
      },
      () => {},
    );
    return () => {
      isGone = true;
      end?.();
    };
  }, [row, grip, kind, at, isOn]);
  return edge;
}
