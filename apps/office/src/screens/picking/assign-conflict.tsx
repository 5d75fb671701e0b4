import type { Wave } from '@tonalia/contract/dispatch-wave';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

/** An assignment that another person's change of the wave came before. */
export interface LateAssignment {
  /** As it was when the picker was chosen, and as it is now. */
  wave: Wave;
  now: Wave;
  operatorId: string | null;
}

export type AssignConflictProps = {
  late: LateAssignment;
  /** Name of the chosen picker; null for none. */
  chosen: string | null;
  onClose: () => void;
  /** Assigns over what is saved. */
  onKeep: () => void;
};

/** Both values of a wave that two people assigned, and the choice between them. */
export const AssignConflict = ({ late: { wave, now }, chosen, onClose, onKeep }: AssignConflictProps) => (
  <OfficeDialog title={texts.conflict(texts.wave(wave.number, wave.name))} onClose={onClose}>
    <SaveConflict
      about={{ kind: 'wave', subject: wave.code, name: texts.wave(wave.number, wave.name) }}
      rows={[
        { name: texts.picker, mine: chosen, saved: now.operator?.name ?? null },
        { name: texts.leavesAt, mine: formatLeavingHour(wave.leavesAt), saved: formatLeavingHour(now.leavesAt) },
      ]}
      onTake={onClose}
      onKeep={onKeep}
    />
  </OfficeDialog>
);
