import { formatPesos } from '@tonalia/rules/money';
import type { ReactNode } from 'react';
import { CustomerAvatar } from '../../components/customer-avatar.tsx';
import { timeOf } from './time-of.ts';

interface OrderHeadProps {
  customer: { id: string; name: string };
  takenAt: string;
  pesos: number;
  /** After the time: how many lines, or another device. */
  detail?: string | undefined;
  /** Below the total. */
  children?: ReactNode;
}

/** Customer, time and total of an order. */
export const OrderHead = ({ customer: { id, name }, takenAt, pesos, detail, children }: OrderHeadProps) => (
  <div className="flex items-center gap-3">
    <CustomerAvatar customerId={id} name={name} className="size-10! rounded-[14px]!" />
    <span className="min-w-0 flex-1">
      <b className="line-clamp-2 text-label wrap-break-word">{name}</b>
      <span className="block text-small text-text-2">{[timeOf(takenAt), detail].filter(Boolean).join(', ')}</span>
    </span>
    <span className="text-right whitespace-nowrap">
      <b className="block text-h4">{formatPesos(pesos)}</b>
      {children}
    </span>
  </div>
);
