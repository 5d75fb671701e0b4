import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { placeOfDrop } from './moved-to.ts';

export type DropEdge = 'top' | 'bottom';

export interface RowToDrag {
  element: HTMLElement;
  dragHandle: HTMLElement;
  /** Only rows of one kind take each other. */
  kind: string;
  /** Place of the row, from 0. */
  at: number;
  /** The edge where a row above it would land. */
  onEdge: (edge: DropEdge | undefined) => void;
  onDrop: (from: number, to: number) => void;
}

/** Lets a row be dragged by its handle, and take others above or below it. Returns what ends it. */
export const dragRow = ({ element, dragHandle, kind, at, onEdge, onDrop }: RowToDrag): (() => void) =>
  combine(
    draggable({ element, dragHandle, getInitialData: () => ({ [kind]: at }) }),
    dropTargetForElements({
      element,
      canDrop: ({ source }) => typeof source.data[kind] === 'number',
      getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['top', 'bottom'] }),
      onDrag: ({ self, source }) => onEdge(source.data[kind] === at ? undefined : edgeOf(self.data)),
      onDragLeave: () => onEdge(undefined),
      onDrop: ({ self, source }) => {
        onEdge(undefined);
        const from = source.data[kind];
        const landed = edgeOf(self.data);
        if (typeof from === 'number' && landed) onDrop(from, placeOfDrop(from, at, landed));
      },
    }),
  );

function edgeOf(data: Record<string | symbol, unknown>): DropEdge | undefined {
  const edge = extractClosestEdge(data);
  return edge === 'top' || edge === 'bottom' ? edge : undefined;
}
