import type { UndoableAct } from '@tonalia/contract/office-wire';
import { useQueryClient } from '@tanstack/react-query';
import { forgetPicking, undoWaveAct } from '../../api/picking.ts';
import { UndoButton } from '../../features/order-acts/undo-button.tsx';

/** Undoes the making of waves or an assignment; the board follows. */
export function WaveUndo({ undo }: { undo: UndoableAct }) {
  const cache = useQueryClient();
  return <UndoButton undo={undo} undoAct={undoWaveAct} onUndone={() => void forgetPicking(cache)} />;
}
