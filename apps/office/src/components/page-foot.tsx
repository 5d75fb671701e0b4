import { formatNumber } from '@tonalia/rules/money';
import type { ReactNode } from 'react';
import { listsTexts as texts } from '../messages/lists.es-CO.ts';
import { Key } from './office-button.tsx';
import { PageSteps, type PageStepsProps } from './page-steps.tsx';

/** A page of a list with its place among all rows. */
export interface CountedPage {
  results: readonly unknown[];
  page: number;
  limit: number;
  total: number;
  totalIsExact?: boolean;
}

/** "51–100 de 1.234"; undefined without rows. */
export function rangeWords({ results, page, limit, total, totalIsExact = true }: CountedPage): string | undefined {
  if (results.length === 0) return undefined;
  const first = (page - 1) * limit + 1;
  const all = formatNumber(total);
  return texts.range(first, first + results.length - 1, totalIsExact ? all : texts.moreThan(all));
}

/** Keys and what they do. */
export interface KeyHint {
  keys: readonly string[];
  does: string;
}

export const moveKeys: KeyHint = { keys: ['J', 'K'], does: texts.move };
export const openKeys: KeyHint = { keys: ['↵'], does: texts.open };

const listKeys = [moveKeys, openKeys];

export type PageFootProps = PageStepsProps & {
  /** Which rows these are, or what is chosen. */
  facts: ReactNode;
  keys?: readonly KeyHint[];
};

/** The foot of a list or page: its facts, the keys, and the way to the previous and next one. */
export const PageFoot = ({
  facts,
  keys = listKeys,
  page,
  pages,
  onPage,
  steps,
  className = 'lg:sticky lg:bottom-0',
}: PageFootProps) => (
  <footer
    className={`flex h-[38px] shrink-0 items-center gap-3.5 max-lg:h-[52px] border-line px-4 text-[0.78125rem] leading-none font-medium text-text-3 lg:border-t lg:bg-canvas lg:px-7 ${className}`}
  >
    {facts}
    <span className="flex-1" />
    {keys.map(({ keys: pressed, does }) => (
      <span key={does} className="flex items-center gap-[5px] max-lg:hidden">
        {pressed.map((key) => (
          <Key key={key}>{key}</Key>
        ))}
        {does}
      </span>
    ))}
    <PageSteps page={page} pages={pages} onPage={onPage} steps={steps} />
  </footer>
);
