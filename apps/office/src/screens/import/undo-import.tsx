import type { ImportSummary } from '@tonalia/contract/import-office';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetImports } from '../../api/imports.ts';
import { beginJob } from '../../api/jobs.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useSensitive } from '../../features/sensitive/use-sensitive.tsx';
import { importTexts as texts } from '../../messages/import.es-CO.ts';

/** Puts back what an import changed, after a question. */
export function UndoImport({ one }: { one: Pick<ImportSummary, '_id' | 'number'> }) {
  const cache = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const undo = useSensitive(texts.stepUp);
  const confirm = () =>
    undo.run(async () => {
      await beginJob(cache, { kind: 'import_undo', importId: one._id });
      setAsking(false);
      await forgetImports(cache);
    });
  return (
    <>
      <OfficeButton look="ghost" small onClick={() => setAsking(true)}>
        {texts.undo}
      </OfficeButton>
      {isAsking && (
        <OfficeDialog
          title={texts.undoLead(one.number)}
          onClose={() => setAsking(false)}
          footer={
            <>
              <OfficeButton look="secondary" onClick={() => setAsking(false)}>
                {texts.keep}
              </OfficeButton>
              <OfficeButton busy={undo.isBusy} onClick={() => void confirm()}>
                {texts.undo}
              </OfficeButton>
            </>
          }
        >
          <p>{texts.undoText}</p>
          {undo.failure && (
            <p role="alert" className="mt-3 font-semibold text-danger">
              {undo.failure}
            </p>
          )}
        </OfficeDialog>
      )}
      {undo.dialog}
    </>
  );
}
