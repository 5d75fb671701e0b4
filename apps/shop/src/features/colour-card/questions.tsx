import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';

interface QuestionsProps {
  /** How many shades would be lost. */
  tones: number;
  /** Asks before another volume takes the place of what was chosen; null asks nothing. */
  wantedVolume: string | null;
  onVolume: (volume: string) => void;
  isEmptying: boolean;
  onEmpty: () => void;
  /** The selection stays. */
  onKeep: () => void;
}

/** The questions before a selection is lost. */
export function Questions({ tones: now, wantedVolume, onVolume, isEmptying, onEmpty, onKeep }: QuestionsProps) {
  // Keeps its number while a dialog plays its exit, when the selection is gone already.
  const [tones, setTones] = useState(now);
  if (now > 0 && now !== tones) setTones(now);
  return (
    <>
      <ConfirmDialog
        open={wantedVolume !== null}
        title={shadeMessages.changeTitle(wantedVolume ?? '')}
        text={shadeMessages.dropped(tones)}
        confirm={shadeMessages.change}
        keep={shadeMessages.keep}
        onConfirm={() => wantedVolume !== null && onVolume(wantedVolume)}
        onCancel={onKeep}
      />
      <ConfirmDialog
        open={isEmptying}
        title={shadeMessages.emptyTitle}
        text={shadeMessages.dropped(tones)}
        confirm={shadeMessages.empty}
        keep={shadeMessages.keep}
        onConfirm={onEmpty}
        onCancel={onKeep}
      />
    </>
  );
}
