import type { ReactNode } from 'react';
import { formatPesos } from '@tonalia/rules/money';
import { CustomerCell, OrderCell } from './money-cells.tsx';

export type MoneyCardProps = {
  id: string;
  customer: { _id: string; name: string };
  orderCode: string | null;
  amount: number;
  isFocused: boolean;
  /** Beside the order, and below it. */
  when: ReactNode;
  about: ReactNode;
  state: ReactNode;
  /** What the operator can do, full width. */
  acts: ReactNode;
};

/** A payment or refund on a phone. */
export const MoneyCard = ({ id, customer, orderCode, amount, isFocused, when, about, state, acts }: MoneyCardProps) => (
  <li
    data-money={id}
    data-focus={isFocused || undefined}
    className="rounded-[18px] border border-line bg-surface p-4 data-focus:border-brand"
  >
    <div className="flex items-center justify-between gap-3">
      <CustomerCell customer={customer} />
      <b className="font-bold whitespace-nowrap">{formatPesos(amount)}</b>
    </div>
    <div className="mt-1 flex items-center justify-between gap-3 text-text-2">
      <OrderCell code={orderCode} />
      <span className="text-[0.8125rem]">{when}</span>
    </div>
    <div className="flex items-start justify-between gap-3 text-[0.84375rem]">
      <span className="min-w-0 flex-1 wrap-anywhere text-text-2">{about}</span>
      <span className="shrink-0">{state}</span>
    </div>
    {acts && <div className="mt-3 flex flex-wrap gap-2 [&>button]:flex-1">{acts}</div>}
  </li>
);
