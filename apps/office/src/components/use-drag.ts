import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { placeOfDrop } from './moved-to.ts';

export type DropEdge = 'top' | 'bottom';

export interface DraggedRow {
  /** Only rows of one kind take each other. */
  kind: string;
  /** Place of the row, from 0. */
  at: number;
  isOn: boolean;
  onDrop: (from: number, to: number) => void;
}

/** A row that is dragged by its grip and takes others above or below it. `edge` is where one would land. */
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
    return combine(
      draggable({ element, dragHandle, getInitialData: () => ({ [kind]: at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[kind] === 'number',
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
        onDrag: ({ self, source }) => setEdge(source.data[kind] === at ? undefined : edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop: ({ self, source }) => {
          setEdge(undefined);
          const from = source.data[kind];
          const landed = edgeOf(self.data);
          if (typeof from === 'number' && landed) latest.current(from, placeOfDrop(from, at, landed));
        },
      }),
    );
  }, [row, grip, kind, at, isOn]);
  return edge;
}

function edgeOf(data: Record<string | symbol, unknown>): DropEdge | undefined {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : undefined;
}
