import type { ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { classNames } from '@tonalia/ui/class-names';
import { menuRowClass } from './menu.tsx';

export interface RowChoice {
  value: string;
  label: ReactNode;
  count?: number | undefined;
}

/** One of several values; the chosen one again chooses none. */
export function ChoiceRows({
  choices,
  value,
  onChoose,
}: {
  choices: readonly RowChoice[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}) {
  return choices.map((choice) => {
    const isChosen = choice.value === value;
    return (
      <button
        key={choice.value}
        type="button"
        aria-pressed={isChosen}
        className={menuRowClass}
        onClick={() => onChoose(isChosen ? undefined : choice.value)}
      >
        <span
          aria-hidden="true"
          className={classNames(
            'inline-flex size-[18px] shrink-0 items-center justify-center rounded-full',
            isChosen ? 'bg-brand text-on-brand' : 'bg-surface inset-ring-[1.75px] inset-ring-line-control',
          )}
        >
          {isChosen && <Icon name="check" size="xs" stroke={3} />}
        </span>
        <span className="min-w-0 flex-1 truncate py-1">{choice.label}</span>
        {choice.count !== undefined && <span className="font-medium text-text-3">{choice.count}</span>}
      </button>
    );
  });
}
