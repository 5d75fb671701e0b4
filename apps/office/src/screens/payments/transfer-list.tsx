import { useEffect } from 'react';
import { Badge } from '@tonalia/ui/badge';
import type { BadgeTone } from '@tonalia/ui/badge';
import { formatPesos } from '@tonalia/rules/money';
import type { Transfers } from '../../api/payments.ts';
import { paymentsTexts as texts } from '../../messages/payments.es-CO.ts';
import { ageClass, ageLimits, ageWords } from './age.ts';

const tones: Record<Transfers[number]['state'], BadgeTone> = {
  matches: 'success',
  differs: 'warn',
  several: 'warn',
  sum: 'warn',
  unseen: 'neutral',
};

export type TransferListProps = {
  transfers: Transfers;
  focused: string | undefined;
  now: Date;
  onOpen: (id: string) => void;
};

/** The waiting transfers with their amounts and ages. */
export function TransferList({ transfers, focused, now, onOpen }: TransferListProps) {
  useEffect(() => {
    if (focused)
      document.querySelector(`[data-transfer="${CSS.escape(focused)}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [focused]);
  return (
    <ul aria-label={texts.list} className="min-h-0 flex-1 overflow-y-auto p-3 max-lg:p-4">
      {transfers.map((transfer) => {
        const { _id, customer, amount, orderCode, proof, placedAt, state, isOver } = transfer;
        const since = new Date(proof?.sentAt ?? placedAt);
        return (
          <li key={_id} className="max-lg:mb-2.5">
            <button
              type="button"
              data-transfer={_id}
              aria-current={_id === focused ? 'true' : undefined}
              className="pressable block w-full rounded-[14px] px-3.5 py-3 text-left aria-[current]:bg-chosen max-lg:border max-lg:border-line max-lg:bg-surface"
              onClick={() => onOpen(_id)}
            >
              <span className="flex items-baseline justify-between gap-3 leading-[1.25]">
                <b className="min-w-0 truncate font-semibold">{customer.name}</b>
                <b className="font-semibold whitespace-nowrap">{formatPesos(amount)}</b>
              </span>
              <span className="mt-0.5 flex justify-between gap-3 text-[0.8125rem]">
                <span className="text-text-2">{orderCode}</span>
                <span className={ageClass(since, now, ageLimits.transfer)}>{ageWords(since, now)}</span>
              </span>
              <span className="mt-1.5 flex flex-wrap gap-1.5">
                <Badge tone={tones[state]}>{texts.state[state]}</Badge>
                {!proof && <Badge tone="neutral">{texts.without}</Badge>}
                {isOver && <Badge tone="danger">{texts.over}</Badge>}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
