import type { LinePurpose, LineToRegister, ListedBankLine } from '@tonalia/contract/bank-lines';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { alikeQuery } from '../../api/payments.ts';
import { OfficeButton } from '../../components/office-button.tsx';
import { OfficeDialog } from '../../components/office-dialog.tsx';
import { CustomerField } from '../../features/find-thing/choice-fields.tsx';
import { bankLinesTexts } from '../../messages/bank-lines.es-CO.ts';
import { PurposeChoice } from './purpose-choice.tsx';

const texts = bankLinesTexts.register;
const LEAST_REASON = 3;
const MOST_REASON = 200;

export type RegisterDialogProps = {
  line: ListedBankLine;
  onRegister: (wish: Omit<LineToRegister, 'lineId'>) => void;
  onClose: () => void;
};

/** Says what a line of no order is; an advance names its customer too. */
export function RegisterDialog({ line, onRegister, onClose }: RegisterDialogProps) {
  const { day, description, account, amount } = line;
  const purposes: readonly LinePurpose[] = amount < 0 ? ['expense', 'own'] : ['income', 'invoice', 'advance', 'own'];
  const alike = useQuery(alikeQuery(line._id)).data ?? undefined;
  const [chosen, setPurpose] = useState<LinePurpose>();
  const [customer, setCustomer] = useState<{ _id: string; name: string }>();
  const [typed, setReason] = useState<string>();
  const purpose = chosen ?? alike?.purpose;
  const reason = typed ?? (purpose === alike?.purpose ? (alike?.reason ?? '') : '');
  const isAdvance = purpose === 'advance';
  const isComplete = purpose !== undefined && reason.trim().length >= LEAST_REASON && (!isAdvance || customer);
  return (
    <OfficeDialog
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          <OfficeButton look="secondary" onClick={onClose}>
            {texts.cancel}
          </OfficeButton>
          <OfficeButton
            disabled={!isComplete}
            onClick={() =>
              purpose &&
              onRegister({ purpose, reason: reason.trim(), ...(isAdvance && customer && { customerId: customer._id }) })
            }
          >
            {texts.save}
          </OfficeButton>
        </>
      }
    >
      <p className="flex justify-between gap-4 rounded-[12px] bg-surface-2 px-3.5 py-3">
        <span className="min-w-0 leading-[1.3]">
          <b className="block truncate font-semibold">{description || account}</b>
          <span className="text-[0.8125rem] text-text-2">{formatShortDay(day)}</span>
        </span>
        <b className="font-semibold whitespace-nowrap">{formatPesos(amount)}</b>
      </p>
      <PurposeChoice purposes={purposes} value={purpose} onChoose={setPurpose} />
      {isAdvance && (
        <div className="mt-3">
          {customer ? (
            <p className="flex items-center justify-between gap-3">
              <span>
                <b className="block font-semibold">{customer.name}</b>
                <span className="text-[0.8125rem] text-text-2">{texts.advanceText(formatPesos(amount))}</span>
              </span>
              <OfficeButton look="ghost" small onClick={() => setCustomer(undefined)}>
                {texts.change}
              </OfficeButton>
            </p>
          ) : (
            <CustomerField onChoose={(_id, { name }) => setCustomer({ _id, name })} />
          )}
        </div>
      )}
      <Field
        small
        className="mt-3 max-w-none!"
        label={texts.reason}
        placeholder={texts.reasonExample}
        maxLength={MOST_REASON}
        value={reason}
        {...(alike && chosen === undefined && typed === undefined && { help: texts.asBefore })}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
    </OfficeDialog>
  );
}
