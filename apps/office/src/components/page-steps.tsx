import { classNames } from '@tonalia/ui/class-names';
import { listsTexts as texts } from '../messages/lists.es-CO.ts';
import { OutlineButton } from './outline-button.tsx';

export type PageStepsProps = {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Names of the two steps. */
  steps?: { previous: string; next: string } | undefined;
  className?: string;
};

/** The way to the previous and the next page. */
export const PageSteps = ({ page, pages, onPage, steps = texts, className }: PageStepsProps) => (
  <span className={classNames('flex gap-1', className)}>
    <OutlineButton
      icon="chevron-left"
      label={steps.previous}
      bare
      small
      className="max-lg:size-11!"
      disabled={page <= 1}
      onClick={() => onPage(page - 1)}
    />
    <OutlineButton
      icon="chevron-right"
      label={steps.next}
      bare
      small
      className="max-lg:size-11!"
      disabled={page >= pages}
      onClick={() => onPage(page + 1)}
    />
  </span>
);
