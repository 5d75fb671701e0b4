import type { Settlement } from '@tonalia/contract/dispatch-settlement';
import type { FirstSave } from '../../components/conflict-note.tsx';
import { SavedFirst } from '../../components/saved-first.tsx';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';

/** The newest change of a settlement. */
export const firstSaveOf = ({ lastSave, code, driver }: Settlement): FirstSave | undefined =>
  lastSave
    ? {
        by: lastSave.name,
        note: <SavedFirst by={lastSave.name} at={lastSave.at} subject={`${code}, ${driver ?? texts.driver}`} />,
      }
    : undefined;
