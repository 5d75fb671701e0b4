import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { useState } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { Panel } from '../../components/panel.tsx';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { PaymentBar, PaymentsPanel, TotalPanel, holding } from './money-panels.tsx';

export type PhoneMoneyProps = { order: OfficeOrder; money: NonNullable<OfficeOrder['money']>; now: Date };

/** The money of an order on a phone: its total with what pays it, and on demand how it comes about. */
export function PhoneMoney({ order, money, now }: PhoneMoneyProps) {
  const [isWhole, setWhole] = useState(false);
  if (isWhole)
    return (
      <>
        <TotalPanel order={order} money={money} />
        <PaymentsPanel order={order} money={money} now={now} />
      </>
    );
  return (
    <Panel label={texts.total} className="overflow-hidden">
      <div className="px-4 py-3.5">
        <p className="flex items-baseline justify-between gap-3">
          <span className="font-[550]">{texts.total}</span>
          <b className="font-display text-[1.5rem] leading-[1.1] font-[680] tracking-[-0.02em]">
            {formatPesos(money.total)}
          </b>
        </p>
        <PaymentBar money={money} />
        <ul className="mt-2.5 flex flex-wrap justify-between gap-x-4 gap-y-1">
          {holding(money).map(({ _id, name, amount }) => (
            <li key={_id} className="text-text-2">
              {name} <b className="font-semibold text-text">{formatPesos(amount)}</b>
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className="pressable flex min-h-12 w-full items-center justify-between border-t border-hair px-4 font-semibold text-brand-text"
        onClick={() => setWhole(true)}
      >
        {texts.seeMoney}
        <Icon name="chevron-down" size="sm" />
      </button>
    </Panel>
  );
}
