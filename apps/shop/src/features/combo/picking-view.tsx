import { Button } from '@tonalia/ui/button';
import type { SheetProps } from '@tonalia/ui/sheet';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import type { PartGroup } from './parts.ts';
import type { Combo } from './use-combo.ts';
import { VersionPicker } from './version-picker.tsx';

export interface PickingGroup {
  combo: Combo;
  group: PartGroup;
  onBack: () => void;
}

/** The content of the sheet while the versions of one part are chosen. */
export function pickingView({ combo, group, onBack }: PickingGroup): Omit<SheetProps, 'open' | 'onClose'> {
  const isSeveral = group.places.length > 1;
  return {
    title: group.part.name,
    onBack,
    tall: true,
    flush: true,
    footer: isSeveral && (
      <Button full size="lg" onClick={onBack}>
        {comboMessages.done}
      </Button>
    ),
    children: <VersionPicker combo={combo} group={group} onDone={onBack} />,
  };
}
