import { attachClosestEdge, extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge';
import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { placeOfDrop } from '../../components/moved-to.ts';

const KIND = 'photo';

interface DraggedThumb {
  at: number;
  isOn: boolean;
  onDrop: (from: number, to: number) => void;
}

/** A thumb of a row that is dragged and takes others at its left or right. `edge` is where one would land. */
export function useDragAcross(thumb: RefObject<HTMLElement | null>, { at, isOn, onDrop }: DraggedThumb) {
  const [edge, setEdge] = useState<'left' | 'right'>();
  const latest = useRef(onDrop);
  useEffect(() => {
    latest.current = onDrop;
  });
  useEffect(() => {
    const element = thumb.current;
    if (!isOn || !element) return;
    return combine(
      draggable({ element, getInitialData: () => ({ [KIND]: at }) }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => typeof source.data[KIND] === 'number',
        getData: ({ input }) => attachClosestEdge({}, { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self, source }) => setEdge(source.data[KIND] === at ? undefined : edgeOf(self.data)),
        onDragLeave: () => setEdge(undefined),
        onDrop({ self, source }) {
          setEdge(undefined);
          const from = source.data[KIND];
          const landed = edgeOf(self.data);
          if (typeof from === 'number' && landed)
            latest.current(from, placeOfDrop(from, at, landed === 'left' ? 'top' : 'bottom'));
        },
      }),
    );
  }, [thumb, at, isOn]);
  return edge;
}

function edgeOf(data: Record<string | symbol, unknown>): 'left' | 'right' | undefined {
  const edge = extractClosestEdge(data);
  return edge === 'left' || edge === 'right' ? edge : undefined;
}
