import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { Checkbox } from '@tonalia/ui/checkbox';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { ReasonSelect } from '../../components/reason-select.tsx';
import { ActDialog } from '../../features/order-acts/act-dialog.tsx';
import { actTexts as texts } from '../../messages/acts.es-CO.ts';
import { orderTexts } from '../../messages/order.es-CO.ts';
import { moneyBack, unitsBack } from './goes-back.ts';

/** Cancels the order: what goes back and where, and the reason, which the customer reads. */
export function RejectDialog({ order, onClose }: { order: OfficeOrder; onClose: () => void }) {
  const [reason, setReason] = useState(texts.reasons[0] ?? '');
  const [isQuiet, setQuiet] = useState(false);
  return (
    <ActDialog
      request={{
        act: 'reject',
        codes: [order.code],
        reason,
        isAskedFor: reason === texts.askedFor,
        isQuiet,
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
      <ReasonSelect texts={texts} onChange={setReason} />
      <div className="mt-3">
        <Checkbox checked={!isQuiet} onChange={({ currentTarget }) => setQuiet(!currentTarget.checked)}>
          {texts.notify(order.customer.person?.split(' ')[0] ?? order.customer.name)}
        </Checkbox>
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
