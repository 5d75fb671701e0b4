import type { ReactNode } from 'react';
import type { AuthoredConflictProps } from '../../components/authored-conflict.tsx';
import type { ConflictRow } from '../../components/conflict-note.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeSheet } from '../../components/office-sheet.tsx';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { pricesTexts } from '../../messages/prices.es-CO.ts';
import type { usePriceForm } from './use-price-form.ts';

const texts = pricesTexts.form;

export type FormSheetProps = {
  title: string;
  form: ReturnType<typeof usePriceForm>;
  canSave: boolean;
  /** The one that changes; undefined for a new one. */
  about: AuthoredConflictProps['about'] | undefined;
  /** The typed values beside what another person saved. */
  conflict: readonly ConflictRow[];
  /** Why saving asks for the second factor. */
  factorLead?: string;
  onTake: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** The sheet of a form of prices: its fields, what was refused, and the second factor when saving asks for it. */
export function FormSheet({
  title,
  form,
  canSave,
  about,
  conflict,
  factorLead = texts.secondFactor,
  onTake,
  onClose,
  children,
}: FormSheetProps) {
  const { failure, isBusy, isOld, asksFactor, save, closeFactor, goOn } = form;
  const send = () => {
    if (canSave && !isOld) void save();
  };
  const keep = () => {
    goOn();
    void save();
  };
  return (
    <>
      <OfficeSheet
        title={title}
        subtitle={texts.subtitle}
        onClose={onClose}
        onSave={send}
        footer={
          <div className="flex flex-wrap items-center justify-end gap-2.5">
            {failure && (
              <p role="alert" className="min-w-0 flex-1 text-[0.875rem] text-danger">
                {failure}
              </p>
            )}
            <OfficeButton look="secondary" onClick={onClose}>
              {texts.back}
            </OfficeButton>
            <OfficeButton busy={isBusy} disabled={!canSave || isOld} onClick={send}>
              {texts.save}
            </OfficeButton>
          </div>
        }
      >
        <div className="grid gap-4">
          {isOld && about && (
            <SaveConflict about={about} rows={conflict} isBusy={isBusy} onTake={onTake} onKeep={keep} />
          )}
          {children}
        </div>
      </OfficeSheet>
      {asksFactor && <StepUpDialog lead={factorLead} onClose={closeFactor} onConfirmed={() => void save()} />}
    </>
  );
}
