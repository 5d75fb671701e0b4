import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { Field } from '@tonalia/ui/field';
import { SelectField } from '@tonalia/ui/select-field';
import { ActDialog } from '../../features/order-acts/act-dialog.tsx';
import { actTexts as texts } from '../../messages/acts.es-CO.ts';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { moneyBack, unitsBack } from './goes-back.ts';

const LEAST_REASON = 3;

/** Cancels the order: what goes back and where, and the reason, which the customer reads. */
export function RejectDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [chosen, setChosen] = useState(texts.reasons[0] ?? '');
  const [own, setOwn] = useState('');
  const isOwn = chosen === texts.otherReason;
  const written = (isOwn ? own : chosen).trim();
  return (
    <ActDialog
      request={{
        act: 'reject',
        codes: [order.code],
        reason: written.length < LEAST_REASON ? '' : written,
        isAskedFor: chosen === texts.askedFor,
      }}
      subject={order.code}
      onClose={onClose}
      onDone={() => {}}
    >
      <dl className="mt-3 grid gap-[7px]">
        <Back name={texts.returns} value={orderTexts.units(unitsBack(order))} />
        {moneyBack(order.money).map(({ to, amount }) => (
          <Back key={to} name={to} value={formatPesos(amount)} />
        ))}
        {order.money && moneyBack(order.money).length === 0 && <dd className="text-text-2">{texts.nothingBack}</dd>}
      </dl>
      <div className="mt-4 grid gap-3">
        <SelectField
          small
          label={texts.reason}
          className="max-w-none!"
          value={chosen}
          options={[...texts.reasons, texts.otherReason].map((reason) => ({ value: reason, label: reason }))}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        />
        {isOwn && (
          <Field
            small
            label={texts.ownReason}
            className="max-w-none!"
            maxLength={200}
            value={own}
            onChange={({ currentTarget }) => setOwn(currentTarget.value)}
          />
        )}
        <p className="text-small text-text-2">{texts.isTold}</p>
      </div>
    </ActDialog>
  );
}

const Back = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className="font-[550]">{value}</dd>
  </div>
);
