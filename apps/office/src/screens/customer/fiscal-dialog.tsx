import type { OfficeCustomer } from '@tonalia/contract/customers-office-one';
import { useId } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { StepUpDialog } from '../../components/step-up-dialog.tsx';
import { actTexts } from '../../messages/acts.es-CO.ts';
import { customerTexts } from '../../messages/customer.es-CO.ts';
import { stepUpTexts } from '../../messages/step-up.es-CO.ts';
import { FiscalConflict } from './fiscal-conflict.tsx';
import { FiscalForm } from './fiscal-form.tsx';
import { useFiscalForm } from './use-fiscal-form.ts';

const texts = customerTexts.fiscal;

/** Edits the fiscal data. The typed values stay after a refusal, beside those that another operator saved meanwhile. */
export function FiscalDialog({ customer, onClose }: { customer: OfficeCustomer; onClose: () => void }) {
  const formId = useId();
  const form = useFiscalForm(customer, onClose);
  if (form.asksFactor)
    return (
      <StepUpDialog
        lead={stepUpTexts.leads.terms}
        onClose={() => form.endFactor(false)}
        onConfirmed={() => form.endFactor(true)}
      />
    );
  return (
    <OfficeDialog
      title={texts.title}
      wide
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {actTexts.back}
          </OfficeButton>
          <OfficeButton type="submit" form={formId} busy={form.isBusy} disabled={form.draft.tradeName.trim() === ''}>
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- ⌘ Enter sends from any of its fields */}
      <form
        id={formId}
        noValidate
        className="grid gap-3"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.metaKey || event.ctrlKey)) return;
          event.preventDefault();
          event.currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          form.save();
        }}
      >
        {form.theirs && (
          <FiscalConflict
            customer={customer}
            mine={form.draft}
            theirs={form.theirs}
            isBusy={form.isBusy}
            onTake={form.takeTheirs}
            onKeep={form.save}
          />
        )}
        <FiscalForm draft={form.draft} errors={form.errors} onChange={form.change} />
        <p className="text-small text-text-2">{texts.frozen}</p>
        {form.failure && (
          <p role="alert" className="text-small text-danger">
            {form.failure}
          </p>
        )}
      </form>
    </OfficeDialog>
  );
}
