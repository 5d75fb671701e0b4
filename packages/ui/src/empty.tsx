import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Tira } from './tira.tsx';

export type EmptyProps = {
  title: ReactNode;
  /** One line. */
  text?: ReactNode;
  /** One action. */
  action?: ReactNode;
  /** The icon is beside the text, or above it in the middle of a page. */
  layout?: 'row' | 'stack';
  /** `h1` when the title names the page. */
  heading?: 'h1' | 'h2';
  className?: string | undefined;
};

/** An empty state: the tira de tonos, one line, one action. */
export function Empty({ title, text, action, layout = 'row', heading: Heading = 'h2', className }: EmptyProps) {
  const stacked = layout === 'stack';
  return (
    <div
      className={classNames(
        'flex gap-4',
        stacked ? 'flex-col items-center py-10 text-center' : 'flex-wrap items-center',
        className,
      )}
    >
      <Tira className="w-28 max-w-1/3 shrink-0" />
      <div
        className={classNames(
          'flex flex-col',
          stacked ? 'min-w-0 items-center' : 'min-w-[min(100%,10.5rem)] flex-1 items-start',
        )}
      >
        <Heading tabIndex={Heading === 'h1' ? -1 : undefined} className="text-h3 outline-none">
          {title}
        </Heading>
        {text && <p className="mt-1 text-small text-text-2">{text}</p>}
        {action && <div className="mt-3 max-w-full">{action}</div>}
      </div>
    </div>
  );
}
