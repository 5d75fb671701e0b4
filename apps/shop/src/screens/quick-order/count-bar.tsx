import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';

/** The sums of the bar. */
export interface CountedLines {
  count: number;
  pesos: number;
  /** Lines and units in words. */
  sum: string;
}

interface CountBarProps extends CountedLines {
  isBusy?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** The green bar at the foot of a phone: how many lines, their pesos, and what it does with them. */
export function CountBar({ count, pesos, sum, isBusy = false, onPress, children }: CountBarProps) {
  return (
    <button
      type="button"
      disabled={count === 0}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? undefined : onPress}
      className="pressable flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-[18px] bg-brand py-[7px] pr-4 pl-2 text-left text-on-brand disabled:bg-surface-3 disabled:text-text-3"
    >
      <span className="flex h-10 min-w-10 items-center justify-center rounded-[13px] bg-current/14 px-1.5 text-[0.9375rem] font-bold">
        <span>{count}</span>
      </span>{' '}
      <span className="min-w-0 flex-1">
        <b className="block text-[1rem] leading-[1.2] font-[650] whitespace-nowrap">{formatPesos(pesos)}</b>{' '}
        <span className="block text-small">{sum}</span>
      </span>{' '}
      <span className="flex items-center gap-1 text-label">
        {children} <Icon name="chevron-right" size="sm" />
      </span>
    </button>
  );
}
