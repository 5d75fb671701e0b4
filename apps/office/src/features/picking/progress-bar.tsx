import { classNames } from '@tonalia/ui/class-names';

export type ProgressBarProps = { done: number; short?: number; all: number; className?: string };

/** How many units are picked, and in orange how many are missing. The numbers are beside it. */
export function ProgressBar({ done, short = 0, all, className }: ProgressBarProps) {
  const share = (units: number) => `${all === 0 ? 0 : Math.min(100, (units / all) * 100)}%`;
  return (
    <span
      aria-hidden="true"
      className={classNames('flex h-1.5 gap-[1.5px] overflow-hidden rounded-[3px] bg-surface-3', className)}
    >
      <span className="bg-brand" style={{ width: share(done) }} />
      {short > 0 && <span className="min-w-1 bg-warn" style={{ width: share(short) }} />}
    </span>
  );
}
