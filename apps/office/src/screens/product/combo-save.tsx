import { OfficeButton } from '../../components/office-button.tsx';
import { comboTexts as texts } from '../../messages/combo.es-CO.ts';
import type { ComboEdits } from './use-combo-parts.ts';

export type ComboSaveProps = { edits: ComboEdits; act: string };

/** Saves or gives up what was changed of a combo, and says why it was refused. */
export const ComboSave = ({ edits, act }: ComboSaveProps) => (
  <>
    {edits.failure && (
      <p role="alert" className="mt-3 px-[18px] text-small text-danger">
        {edits.failure}
      </p>
    )}
    <div className="mt-3 flex justify-end gap-2 px-[18px]">
      <OfficeButton look="secondary" small onClick={edits.discard}>
        {edits.isLate ? texts.take : texts.discard}
      </OfficeButton>
      <OfficeButton small busy={edits.isBusy} onClick={() => void edits.save()}>
        {edits.isLate ? texts.keep : act}
      </OfficeButton>
    </div>
  </>
);
