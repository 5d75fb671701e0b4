import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { maxCreditLimit } from '@tonalia/contract/limits';
import type { CreditStatement } from '@tonalia/contract/statement';
import { useId } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { SaveConflict } from '../../components/save-conflict.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { PesoField } from '../../components/peso-field.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { customerCreditTexts } from '../../messages/customer-credit.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { useLimit } from './use-limit.ts';

const texts = customerCreditTexts.change;

export type LimitDialogProps = {
  customer: Pick<OfficeCustomer, '_id' | 'name'>;
  /** Undefined without credit. */
  summary: CreditStatement['summary'] | undefined;
  onClose: () => void;
};

/** Changes the limit of the credit: what stays available, and the second factor before it is saved. */
export function LimitDialog({ customer, summary, onClose }: LimitDialogProps) {
  const formId = useId();
  const now = summary?.limit ?? null;
  const form = useLimit({ customer, now, onSaved: onClose });
  if (form.asksFactor)
    return (
      <StepUpDialog
        lead={stepUpTexts.leads.limit}
        onClose={() => form.endFactor(false)}
        onConfirmed={() => form.endFactor(true)}
      />
    );
  const { limit } = form;
  const isOff = limit === null || limit > maxCreditLimit || limit === now || form.isOld;
  return (
    <OfficeDialog
      title={texts.title(customer.name)}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {actTexts.back}
          </OfficeButton>
          <OfficeButton type="submit" form={formId} busy={form.isBusy} disabled={isOff}>
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      <form
        id={formId}
        className="grid grid-cols-[minmax(0,1fr)] gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isOff) form.save();
        }}
      >
        {form.isOld && (
          <SaveConflict
            about={{ kind: 'limit', subject: customer._id, name: customer.name }}
            rows={[{ name: customerCreditTexts.limit, mine: pesos(limit), saved: pesos(now) }]}
            isBusy={form.isBusy}
            onTake={() => form.take(now)}
            onKeep={form.save}
          />
        )}
        <PesoField
          isFirst
          label={texts.field}
          value={limit}
          {...(now !== null && { hint: texts.before(formatPesos(now)) })}
          error={form.failure}
          onChange={form.setLimit}
        />
        <Effect limit={limit} summary={summary} />
      </form>
    </OfficeDialog>
  );
}

function Effect({ limit, summary }: Pick<LimitDialogProps, 'summary'> & { limit: number | null }) {
  const used = summary?.used ?? 0;
  const left = (limit ?? 0) - used + (summary?.inFavour ?? 0);
  const rows = [
    [texts.owed, pesos(used)],
    [texts.after, limit === null ? '–' : pesos(Math.max(0, left))],
  ];
  return (
    <>
      <dl className="grid gap-1.5">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4">
            <dt className="text-text-2">{name}</dt>
            <dd className="font-[550]">{value}</dd>
          </div>
        ))}
      </dl>
      {limit !== null && left < 0 && <p className="text-small text-warn">{texts.below}</p>}
    </>
  );
}

const pesos = (amount: number | null): string => (amount === null || amount === 0 ? '–' : formatPesos(amount));
