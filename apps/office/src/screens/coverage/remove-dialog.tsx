import type { CoverageZone } from '@tonalia/contract/coverage-office';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { forgetCoverage, removalQuery, removeZone } from '../../api/coverage.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { EffectNote } from './effect-note.tsx';

const texts = coverageTexts.removing;

/** Confirms that a zone ends; says what that leaves without delivery. */
export function RemoveDialog({
  zone,
  onClose,
  onDone,
}: {
  zone: CoverageZone;
  onClose: () => void;
  onDone: () => void;
}) {
  const { _id, name, version } = zone;
  const cache = useQueryClient();
  const notify = useNotify();
  const effect = useQuery(removalQuery(_id, version));
  const removing = useMutation({
    mutationFn: () => removeZone(_id, version),
    onSuccess: async () => {
      await forgetCoverage(cache);
      notify({ color: 'white', message: texts.done(name) });
      onDone();
    },
    onError: () => forgetCoverage(cache),
  });
  const failure = removing.error ?? effect.error;
  return (
    <OfficeDialog
      title={texts.title(name)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {coverageTexts.form.back}
          </OfficeButton>
          <OfficeButton
            look="danger"
            busy={removing.isPending}
            disabled={!effect.data}
            onClick={() => removing.mutate()}
          >
            {texts.confirm}
          </OfficeButton>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-text-2">{texts.text}</p>
        {effect.data && <EffectNote effect={effect.data} />}
        {failure && (
          <p role="alert" className="text-danger">
            {sentenceOf(failure)}
          </p>
        )}
      </div>
    </OfficeDialog>
  );
}
