import type { RefundApproval } from '@tonalia/contract/purchase-approvals';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { businessInitials } from '@tonalia/rules/initials';
import { formatPesos } from '@tonalia/rules/money';
import { Badge } from '@tonalia/ui/badge';
import { Field } from '@tonalia/ui/field';
import { approvalsQuery, approveRefund, rejectRefund } from '../../api/approvals.ts';
import { CallFailure, sentenceOf } from '../../api/call-failure.ts';
import { forgetMoney } from '../../api/payments.ts';
import { mayDo, useOperator } from '../../api/session.ts';
import { useNotify } from '../../components/notices.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PersonMark } from '../../components/person-mark.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { useNow } from '../../components/use-now.ts';
import { formatWhenInFull } from '../../components/when.ts';
import { approvalTexts as texts } from '../../messages/approvals.es-CO.ts';

const LEAST_WHY = 3;

/** Refunds above the limit of one person: approved or rejected by an operator that did not ask for them. */
export function ApprovalsPanel() {
  const operator = useOperator();
  const cache = useQueryClient();
  const notify = useNotify();
  const { data: approvals = [] } = useQuery(approvalsQuery);
  const [rejected, setRejected] = useState<RefundApproval>();
  const [unconfirmed, setUnconfirmed] = useState<RefundApproval>();
  const [busy, setBusy] = useState<string>();
  const [failure, setFailure] = useState<string>();
  if (approvals.length === 0) return null;

  async function decide(approval: RefundApproval, act: () => Promise<unknown>, words: string): Promise<void> {
    setBusy(approval._id);
    setFailure(undefined);
    try {
      await act();
      setRejected(undefined);
      notify({ color: 'white', message: words });
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setUnconfirmed(approval);
      else setFailure(sentenceOf(cause));
    } finally {
      setBusy(undefined);
      await forgetMoney(cache);
    }
  }
  const approve = (one: RefundApproval) =>
    decide(one, () => approveRefund(one), texts.approved(formatPesos(one.amount)));
  return (
    <section aria-label={texts.title} className="border-b border-line bg-(--edit) px-5 py-3 text-on-top lg:px-7">
      <h2 className="text-panel">{texts.title}</h2>
      <p className="text-[0.8125rem]">{texts.text}</p>
      {failure && !rejected && (
        <p role="alert" className="mt-2 rounded-[12px] bg-danger-soft px-3 py-2 text-danger">
          {failure}
        </p>
      )}
      <ul className="mt-2 grid gap-2">
        {approvals.map((approval) => (
          <ApprovalRow
            key={`${approval.kind}-${approval._id}`}
            approval={approval}
            mayDecide={mayDo(operator, 'orders.refund')}
            isBusy={busy === approval._id}
            onApprove={() => void approve(approval)}
            onReject={() => setRejected(approval)}
          />
        ))}
      </ul>
      {rejected && (
        <RejectApproval
          approval={rejected}
          isBusy={busy !== undefined}
          failure={failure}
          onClose={() => {
            setRejected(undefined);
            setFailure(undefined);
          }}
          onReject={(why) =>
            void decide(rejected, () => rejectRefund(rejected._id, why), texts.rejected(formatPesos(rejected.amount)))
          }
        />
      )}
      {unconfirmed && (
        <StepUpDialog
          lead={texts.stepUp}
          onClose={() => setUnconfirmed(undefined)}
          onConfirmed={() => {
            setUnconfirmed(undefined);
            void approve(unconfirmed);
          }}
        />
      )}
    </section>
  );
}

interface ApprovalRowProps {
  approval: RefundApproval;
  mayDecide: boolean;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
}

function ApprovalRow({ approval, mayDecide, isBusy, onApprove, onReject }: ApprovalRowProps) {
  const now = useNow();
  const { customer, orderCode, amount, reason, note, askedBy, askedAt, isOwn, kind } = approval;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-[12px] bg-surface px-3.5 py-2.5 text-text">
      <PersonMark id={customer._id} initials={businessInitials(customer.name)} />
      <span className="min-w-0 flex-1 leading-[1.3] max-lg:basis-[calc(100%-4rem)]">
        <b className="font-semibold">{customer.name}</b>{' '}
        <Link
          to="/pedidos/$code"
          params={{ code: orderCode }}
          className="max-lg:touch-area font-semibold whitespace-nowrap hover:underline"
        >
          {orderCode}
        </Link>
        <span className="block text-[0.78125rem] text-text-2">
          {[
            reason,
            note,
            kind === 'held' && texts.held,
            texts.askedBy(askedBy, formatWhenInFull(new Date(askedAt), now)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      <b className="font-semibold max-lg:flex-1">{formatPesos(amount)}</b>
      {isOwn && <Badge tone="neutral">{texts.own}</Badge>}
      {mayDecide && !isOwn && (
        <>
          {kind === 'asked' && (
            <OfficeButton look="secondary" small aria-label={texts.rejectOf(orderCode)} onClick={onReject}>
              {texts.reject}
            </OfficeButton>
          )}
          <OfficeButton small icon="check" busy={isBusy} aria-label={texts.approveOf(orderCode)} onClick={onApprove}>
            {texts.approve}
          </OfficeButton>
        </>
      )}
    </li>
  );
}

interface RejectApprovalProps {
  approval: RefundApproval;
  isBusy: boolean;
  /** Why the last try failed. */
  failure: string | undefined;
  onClose: () => void;
  onReject: (why: string) => void;
}

function RejectApproval({ approval: { amount }, isBusy, failure, onClose, onReject }: RejectApprovalProps) {
  const [why, setWhy] = useState('');
  return (
    <OfficeDialog
      title={texts.rejectTitle(formatPesos(amount))}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            look="danger"
            busy={isBusy}
            disabled={why.trim().length < LEAST_WHY}
            onClick={() => onReject(why.trim())}
          >
            {texts.reject}
          </OfficeButton>
        </>
      }
    >
      <Field
        small
        className="max-w-none!"
        label={texts.why}
        maxLength={200}
        value={why}
        error={failure}
        onChange={({ currentTarget }) => setWhy(currentTarget.value)}
      />
    </OfficeDialog>
  );
}
