import type { ReportedLine } from '@tonalia/contract/refunds-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Field } from '@tonalia/ui/field';
import { RadioCard } from '@tonalia/ui/radio-card';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { SelectField } from '@tonalia/ui/select-field';
import { formatPesos } from '@tonalia/rules/money';
import { askApproval } from '../../api/approvals.ts';
import { CallFailure, isConflict, sentenceOf } from '../../api/call-failure.ts';
import { forgetMoney, refundOrder, refundSourcesQuery } from '../../api/payments.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { useNotify } from '../../components/notices.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { approvalTexts } from '../../messages/approvals.es-CO.ts';
import { refundTexts as texts } from '../../messages/refund.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { LineChips } from './line-chips.tsx';
import { type RefundChoice, refundParts, refundTargets } from './refund-parts.ts';

export type RefundDialogProps = {
  orderCode: string;
  /** Lines that the warehouse did not find. */
  missing?: readonly ReportedLine[];
  onClose: () => void;
};

/** Gives money of an order back, all of it or a part, where a payment still holds it. Asks for the second factor. */
export function RefundDialog({ orderCode, missing = [], onClose }: RefundDialogProps) {
  const formId = useId();
  const cache = useQueryClient();
  const notify = useNotify();
  const sources = useQuery(refundSourcesQuery(orderCode));
  const [kind, setKind] = useState<'whole' | 'part'>('part');
  const [typed, setTyped] = useState<number | null>(null);
  /** The lines that the amount is the sum of. */
  const [picked, setPicked] = useState<readonly ReportedLine[]>([]);
  const [chosen, setChosen] = useState<string>();
  const [reason, setReason] = useState(texts.reasons[0] ?? '');
  const [note, setNote] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [asksFactor, setAsksFactor] = useState(false);
  /** Another refund came first: what the payments hold is not what was seen. */
  const [isOld, setOld] = useState(false);

  const { payments = [], hasBalance = false, reported = [], alone = Infinity, isWaiting = false } = sources.data ?? {};
  const held = payments.reduce((sum, { holds }) => sum + holds, 0);
  const targets = refundTargets(payments, { hasBalance, isWhole: kind === 'whole' });
  const target: RefundChoice | undefined = targets.find(({ id }) => id === chosen) ?? targets[0];
  const most = target?.holds ?? held;
  const amount = kind === 'whole' ? held : typed;
  const needsApproval = amount !== null && amount > alone;
  const isTooMuch = amount !== null && amount > most;

  async function send(): Promise<void> {
    if (amount === null || amount < 1) return setProblem(texts.needed);
    if (isTooMuch || !target) return;
    setBusy(true);
    setProblem(undefined);
    setOld(false);
    try {
      const parts = refundParts(payments, target, amount);
      const refund = { parts, reason, ...(note.trim() && { note: note.trim() }) };
      await (needsApproval ? askApproval(orderCode, refund) : refundOrder(orderCode, refund));
      await forgetMoney(cache);
      const words = needsApproval ? approvalTexts.sent : texts.started;
      notify({ color: 'white', message: words(formatPesos(amount), orderCode) });
      onClose();
    } catch (cause) {
      if (cause instanceof CallFailure && cause.code === 'STEP_UP_REQUIRED') setAsksFactor(true);
      else if (!isConflict(cause)) setProblem(sentenceOf(cause));
      else {
        await sources.refetch();
        setOld(true);
      }
    } finally {
      setBusy(false);
    }
  }

  if (asksFactor)
    return (
      <StepUpDialog
        lead={stepUpTexts.leads.refund}
        onClose={() => setAsksFactor(false)}
        onConfirmed={() => {
          setAsksFactor(false);
          void send();
        }}
      />
    );
  const tooMuch = isTooMuch ? texts.tooMuch(formatPesos(most)) : undefined;
  return (
    <OfficeDialog
      title={texts.title(orderCode)}
      onClose={onClose}
      footer={
        <>
          <span className="mr-auto text-[0.8125rem] text-text-2">
            {amount !== null && !isTooMuch && texts.stays(formatPesos(held - amount))}
          </span>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            type="submit"
            form={formId}
            busy={isBusy || sources.isPending}
            disabled={sources.isSuccess && (held === 0 || isTooMuch || (needsApproval && isWaiting))}
          >
            {needsApproval ? approvalTexts.send : amount === null ? texts.refund : texts.act(formatPesos(amount))}
          </OfficeButton>
        </>
      }
    >
      {sources.error && (
        <p role="alert" className="text-small text-danger">
          {sentenceOf(sources.error)}
        </p>
      )}
      {sources.isSuccess && held === 0 && <p className="text-text-2">{texts.none}</p>}
      {held > 0 && (
        <form
          id={formId}
          className="refund grid grid-cols-1 gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy) void send();
          }}
        >
          <SegmentedControl
            label={texts.kind}
            value={kind}
            options={[
              { value: 'whole', label: texts.whole },
              { value: 'part', label: texts.part },
            ]}
            onChange={setKind}
          />
          {isOld && sources.data && (
            <SaveConflict
              about={{ kind: 'refund', subject: sources.data.orderId, name: orderCode }}
              rows={[{ name: texts.amount, mine: formatPesos(amount ?? 0), saved: texts.most(formatPesos(most)) }]}
              isBusy={isBusy}
              onTake={() => {
                setKind('part');
                setTyped(most);
                setOld(false);
              }}
              onKeep={isTooMuch ? undefined : () => void send()}
            />
          )}
          {kind === 'part' && (
            <PesoField
              label={texts.amount}
              isFirst
              value={typed}
              hint={texts.most(formatPesos(most))}
              error={tooMuch ?? problem}
              onChange={(pesos) => {
                setTyped(pesos);
                setPicked([]);
                setProblem(undefined);
              }}
            />
          )}
          {kind === 'part' && (
            <LineChips
              lines={[...missing, ...reported]}
              picked={picked}
              onPick={(lines) => {
                setPicked(lines);
                setTyped(lines.length === 0 ? null : lines.reduce((sum, line) => sum + line.amount, 0));
                setProblem(undefined);
              }}
            />
          )}
          <fieldset className="grid gap-2">
            <legend className="mb-1.5 text-label">{texts.target}</legend>
            {targets.map(({ id, name, text, holds }) => (
              <RadioCard
                key={id}
                name={`${formId}-target`}
                title={name}
                text={text}
                after={<span className="text-small text-text-2">{texts.upTo(formatPesos(holds))}</span>}
                checked={id === target?.id}
                onChange={() => setChosen(id)}
              />
            ))}
          </fieldset>
          <SelectField
            small
            className="max-w-none!"
            label={texts.reason}
            value={reason}
            options={texts.reasons.map((one) => ({ value: one, label: one }))}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <Field
            small
            className="max-w-none!"
            label={texts.note}
            hint={texts.noteHint}
            placeholder={texts.noteHelp}
            maxLength={300}
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
          />
          {needsApproval && !isTooMuch && (
            <p className="rounded-[12px] bg-top px-3 py-2 text-on-top">
              {isWaiting ? approvalTexts.waits : approvalTexts.limit(formatPesos(alone))}
            </p>
          )}
          {kind === 'whole' && problem && (
            <p role="alert" className="text-small text-danger">
              {problem}
            </p>
          )}
        </form>
      )}
    </OfficeDialog>
  );
}
