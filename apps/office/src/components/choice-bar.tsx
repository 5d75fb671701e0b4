import { Icon } from '@tonalia/ui/icon';
import type { ReactNode } from 'react';
import { jobTexts } from '../messages/jobs.es-CO.ts';

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

/** The bar over the foot of a list whose rows are chosen; it ends with the button that clears the choice. Wide screens only. */
export const ChoiceBar = ({ label, count, facts, all, clearLabel, onClear, children }: ChoiceBarProps) => (
  <div
    role="toolbar"
    aria-label={label}
    className="rise fixed bottom-[52px] left-[calc(50%+var(--side-width)/2)] z-header flex h-[52px] -translate-x-1/2 items-center gap-1.5 rounded-[16px] bg-bulk pr-2 pl-[18px] text-[0.875rem] leading-none font-semibold whitespace-nowrap text-on-bulk shadow-3 max-lg:hidden"
  >
    <b className="font-bold">{all?.isChosen ? jobTexts.allChosen(all.words) : count}</b>
    {facts && !all?.isChosen && <span className="ml-2 font-medium text-on-bulk-2">{facts}</span>}
    {all && (
      <button
        type="button"
        className="ml-2 h-[38px] rounded-[11px] px-2 underline underline-offset-2 hover:bg-bulk-line"
        onClick={() => all.choose(!all.isChosen)}
      >
        {all.isChosen ? jobTexts.onePage : jobTexts.chooseAll(all.words)}
      </button>
    )}
    {children}
    <button
      type="button"
      aria-label={clearLabel}
      title={clearLabel}
      className="flex size-[38px] items-center justify-center rounded-[11px] hover:bg-bulk-line"
      onClick={onClear}
    >
      <Icon name="x" size="sm" />
    </button>
  </div>
);

/** A line between two groups of the bar. */
export const ChoiceDivider = () => <span aria-hidden="true" className="mx-2 h-[22px] w-px bg-bulk-line" />;
