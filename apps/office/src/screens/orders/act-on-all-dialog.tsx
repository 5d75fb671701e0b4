import { MOST_IN_JOB } from '@tonalia/contract/office-job-limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sentenceOf } from '../../api/call-failure.ts';
import { beginJob } from '../../api/jobs.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import type { MovingAct } from '../../features/order-acts/fitting.ts';
import { actWords } from '../../messages/acts.es-CO.ts';
import { jobTexts as texts } from '../../messages/jobs.es-CO.ts';
import { jobFilters } from './export-address.ts';

export type ActOnAllDialogProps = {
  act: MovingAct;
  /** Filters of the list, as the call takes them. */
  filter: object;
  total: number;
  onClose: () => void;
  onBegun: () => void;
};

/** Asks before an act on all orders that the filters give, and begins it as a job. */
export function ActOnAllDialog({ act, filter, total, onClose, onBegun }: ActOnAllDialogProps) {
  const cache = useQueryClient();
  const { verb } = actWords[act];
  const beginning = useMutation({
    mutationFn: () => beginJob(cache, { kind: 'orders_move', act, filters: jobFilters(filter) }),
    onSuccess: onBegun,
  });
  const tooMany = total > MOST_IN_JOB ? texts.tooMany(MOST_IN_JOB) : undefined;
  const problem = tooMany ?? (beginning.error && sentenceOf(beginning.error));
  return (
    <OfficeDialog
      title={texts.askAll(verb, total)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.back}
          </OfficeButton>
          <OfficeButton busy={beginning.isPending} disabled={tooMany !== undefined} onClick={() => beginning.mutate()}>
            {verb}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{texts.askAllText}</p>
      {problem && (
        <p role="alert" className="mt-3 text-small text-danger">
          {problem}
        </p>
      )}
    </OfficeDialog>
  );
}
