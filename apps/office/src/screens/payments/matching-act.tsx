import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { sentenceOf } from '../../api/call-failure.ts';
import { type Transfers, approveTransfers, forgetMoney } from '../../api/payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { useNotify } from '../../components/notices.tsx';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';

/** Approves in one go what the bank confirms, each with its line; says which ones before. */
export function MatchingAct({ transfers }: { transfers: Transfers }) {
  const operator = useOperator();
  const [isAsking, setAsking] = useState(false);
  const matching = transfers.filter(({ state }) => state === 'matches');
  if (matching.length < 2 || !mayDo(operator, 'transfers.review')) return null;
  return (
    <div className="border-t border-line p-3">
      <OfficeButton look="soft" className="w-full" onClick={() => setAsking(true)}>
        {texts.approveMatching(matching.length)}
      </OfficeButton>
      {isAsking && <MatchingDialog matching={matching} onClose={() => setAsking(false)} />}
    </div>
  );
}

function MatchingDialog({ matching, onClose }: { matching: Transfers; onClose: () => void }) {
  const cache = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const [problems, setProblems] = useState<string[]>([]);

  async function approve(): Promise<void> {
    setBusy(true);
    try {
      const { changed, refused } = await approveTransfers({ ids: matching.map(({ _id }) => _id), withLine: true });
      await forgetMoney(cache);
      notify({ color: 'white', message: texts.approvedMany(changed.length) });
      if (refused.length === 0) return onClose();
      setProblems(
        refused.map(({ id, message }) => `${matching.find(({ _id }) => _id === id)?.orderCode ?? ''}: ${message}`),
      );
    } catch (cause) {
      setProblems([sentenceOf(cause)]);
    } finally {
      setBusy(false);
    }
  }

  return (
    <OfficeDialog
      title={texts.approveMatchingTitle(matching.length)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton busy={isBusy} disabled={problems.length > 0} onClick={() => void approve()}>
            {texts.approve(formatPesos(matching.reduce((sum, { amount }) => sum + amount, 0)))}
          </OfficeButton>
        </>
      }
    >
      <p className="text-text-2">{texts.approveMatchingText}</p>
      <ul className="mt-3">
        {matching.map(({ _id, customer, orderCode, amount }) => (
          <li key={_id} className="flex gap-3 border-t border-hair py-2">
            <span className="min-w-0 flex-1 truncate">
              {customer.name}, {orderCode}
            </span>
            <b className="font-semibold">{formatPesos(amount)}</b>
          </li>
        ))}
      </ul>
      {problems.map((problem) => (
        <p key={problem} role="alert" className="mt-2 text-small text-danger">
          {problem}
        </p>
      ))}
    </OfficeDialog>
  );
}
