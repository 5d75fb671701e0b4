import type { ReactNode } from 'react';
import { classNames } from '@tonalia/ui/class-names';

export interface SegmentChoice<T extends string> {
  value: T;
  label: ReactNode;
  count?: number;
}

export type SegmentsProps<T extends string> = {
  label: string;
  choices: readonly SegmentChoice<T>[];
  value: T;
  small?: boolean;
  onChoose: (value: T) => void;
};

/** A few choices side by side, one of them on: 38 px, 32 when small; 44 under a finger. */
export function Segments<T extends string>({ label, choices, value, small = false, onChoose }: SegmentsProps<T>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="no-scrollbar flex max-w-full min-w-0 gap-0.5 overflow-x-auto rounded-[11px] bg-track p-[3px]"
    >
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          className={classNames(
            'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-[8.5px] max-lg:min-w-11 px-2.5 text-[0.8125rem] leading-none font-semibold text-text-2 max-lg:h-11 aria-pressed:bg-segment aria-pressed:text-text aria-pressed:shadow-2',
            small ? 'h-[26px] lg:px-2' : 'h-8',
          )}
          onClick={() => onChoose(choice.value)}
        >
          {choice.label}
          {choice.count !== undefined && <span className="font-medium text-text-3">{choice.count}</span>}
        </button>
      ))}
    </div>
  );
}
