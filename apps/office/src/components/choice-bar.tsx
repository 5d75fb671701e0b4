import { Icon } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { choosingTexts } from '../messages/choosing.es-CO.ts';

/** All that the filters give: how many, in words, whether they are chosen, and the change of that. */
export interface AllOfFilter {
  words: string;
  isChosen: boolean;
  choose: (isChosen: boolean) => void;
}

export interface ChoiceBarProps {
  label: string;
  /** How many rows are chosen, in words. */
  count: string;
  facts?: string | undefined;
  /** Absent when the page has all. */
  all?: AllOfFilter | undefined;
  clearLabel: string;
  onClear: () => void;
  /** What can be done with them. */
  children: ReactNode;
}

/** The look of an act of the bar; `isFirst` is the one that is proposed. */
export const choiceActClass = (isFirst = false): string =>
  classNames(
    'flex h-[38px] items-center gap-[7px] rounded-[11px] px-3 disabled:opacity-45 max-lg:h-auto max-lg:min-h-11',
    isFirst ? 'bg-bulk-act text-on-bulk-act' : 'not-disabled:hover:bg-bulk-line',
  );

/** The bar over the foot of a list with chosen rows, on a phone over its tabs; it ends with the button that clears the choice. */
export const ChoiceBar = ({ label, count, facts, all, clearLabel, onClear, children }: ChoiceBarProps) => (
  <div
    role="toolbar"
    aria-label={label}
    className={classNames(
      'rise fixed z-header flex items-center rounded-[16px] bg-bulk text-[0.875rem] leading-none font-semibold text-on-bulk shadow-3',
      'lg:bottom-[52px] lg:left-[calc(50%+var(--side-width)/2)] lg:h-[52px] lg:-translate-x-1/2 lg:gap-1.5 lg:pr-2 lg:pl-[18px] lg:whitespace-nowrap',
      // its menus are as wide as they need: they open over the bar, not over their button
      'max-lg:inset-x-3 max-lg:bottom-[calc(70px+var(--safe-bottom))] max-lg:flex-wrap max-lg:gap-x-1 max-lg:p-1.5 max-lg:[&>div]:static',
    )}
  >
    <p className="max-lg:flex max-lg:min-h-11 max-lg:w-full max-lg:flex-wrap max-lg:items-center max-lg:gap-y-1 max-lg:py-1 max-lg:pr-12 max-lg:pl-3">
      <b className="font-bold">{all?.isChosen ? choosingTexts.allChosen(all.words) : count}</b>
      {facts && !all?.isChosen && <span className="ml-3.5 font-medium text-on-bulk-2">{facts}</span>}
    </p>
    {all && (
      <button
        type="button"
        className="h-[38px] rounded-[11px] px-2 underline underline-offset-2 hover:bg-bulk-line max-lg:h-auto max-lg:min-h-11 max-lg:px-3 lg:ml-2"
        onClick={() => all.choose(!all.isChosen)}
      >
        {all.isChosen ? choosingTexts.onePage : choosingTexts.chooseAll(all.words)}
      </button>
    )}
    {children}
    <button
      type="button"
      aria-label={clearLabel}
      title={clearLabel}
      className="flex size-[38px] items-center justify-center rounded-[11px] hover:bg-bulk-line max-lg:absolute max-lg:top-1.5 max-lg:right-1.5 max-lg:size-11"
      onClick={onClear}
    >
      <Icon name="x" size="sm" />
    </button>
  </div>
);

/** A line between two groups of the bar. */
export const ChoiceDivider = () => (
  <span aria-hidden="true" className="mx-2 h-[22px] w-px bg-bulk-line max-lg:hidden" />
);
