import type { BulkResult } from '@tonalia/contract/office-wire';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { sentenceOf } from '../../api/call-failure.ts';
import { useHoldNotice } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { actTexts as texts } from '../../messages/acts.es-CO.ts';
import { ActEffect } from './act-effect.tsx';

export type UndoDialogProps = {
  actId: string;
  /** What the undoing would do; changes nothing. */
  read: () => Promise<BulkResult>;
  isBusy: boolean;
  onUndo: () => void;
  onClose: () => void;
};

/** What goes back, what stays and what is refused and why, before an act is undone. */
export function UndoDialog({ actId, read, isBusy, onUndo, onClose }: UndoDialogProps) {
  const hold = useHoldNotice();
  useEffect(() => hold(), [hold]);
  const preview = useQuery({ queryKey: ['act', 'undo', actId], queryFn: read, gcTime: 0, staleTime: 0, retry: false });
  const { changed = [], unchanged = [], refused = [] } = preview.data ?? {};
  return (
    <OfficeDialog
      title={texts.askUndo}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton busy={isBusy || preview.isPending} disabled={changed.length === 0} onClick={onUndo}>
            {texts.undo}
          </OfficeButton>
        </>
      }
    >
      {preview.error ? (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(preview.error)}
        </p>
      ) : (
        <ActEffect
          words={texts.undoing}
          preview={preview.data}
          isMany={changed.length + unchanged.length + refused.length > 1}
        />
      )}
    </OfficeDialog>
  );
}
