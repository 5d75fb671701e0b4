import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { useState } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';

interface QuestionsProps {
  /** The number of shades that would be lost. */
  tones: number;
  /** The requested volume that would clear the selection; null when none is requested. */
  wantedVolume: string | null;
  onVolume: (volume: string) => void;
  isEmptying: boolean;
  onEmpty: () => void;
  /** The shopper keeps the selection. */
  onKeep: () => void;
}

/** Confirms actions that clear the selection. */
export function Questions({ tones: now, wantedVolume, onVolume, isEmptying, onEmpty, onKeep }: QuestionsProps) {
  // Keeps the number during the exit animation, when the selection is already empty.
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
