import { ConfirmDialog } from '@tonalia/ui/confirm-dialog';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';

interface VolumeQuestionProps {
  tones: number;
  /** Null when the chosen volume is deselected. */
  volume: string | null;
  onChange: () => void;
  onKeep: () => void;
}

/** Confirms a change of volume, which clears the chosen shades. */
export function VolumeQuestion({ tones, volume, onChange, onKeep }: VolumeQuestionProps) {
  return (
    <ConfirmDialog
      open
      title={volume === null ? shadeMessages.emptyTitle : shadeMessages.changeTitle(volume)}
      text={shadeMessages.dropped(tones)}
      confirm={volume === null ? shadeMessages.empty : shadeMessages.change}
      keep={shadeMessages.keep}
      onConfirm={onChange}
      onCancel={onKeep}
    />
  );
}
