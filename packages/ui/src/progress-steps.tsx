import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Steps of the purchase, in order. */
export const purchaseSteps = ['Carrito', 'Despacho', 'Pago', 'Resumen'] as const;

export type ProgressStepsProps = {
  /** The current step, from 0. */
  current: number;
  steps?: readonly string[];
  label?: string;
  /** Wraps a completed step, so that it can link back: `(step, at) => <Link …>{step}</Link>`. */
  renderDone?: (step: ReactNode, at: number) => ReactNode;
  className?: string | undefined;
};

/**
 * Steps of the purchase: completed ones have a check, the current one is filled. A phone shows only the current name.
 */
export function ProgressSteps({
  current,
  steps = purchaseSteps,
  label = 'Pasos de la compra',
  renderDone,
  className,
}: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={classNames('flex items-center gap-[min(0.5rem,8px)]', className)}>
      {steps.map((step, at) => {
        const isDone = at < current;
        const isNow = at === current;
        const content = (
          <span className="flex min-w-0 items-center gap-[min(0.5rem,8px)]">
            <span
              aria-hidden="true"
              className={classNames(
                'flex size-[26px] shrink-0 items-center justify-center rounded-[9px] text-[0.8125rem] leading-none font-bold',
                isDone && 'bg-brand-soft text-brand-text',
                isNow && 'bg-brand text-on-brand',
                !isDone && !isNow && 'bg-surface-3',
              )}
            >
              {isDone ? <Icon name="check" size="sm" /> : at + 1}
            </span>
            <span className={isNow ? 'min-w-0 truncate leading-[1.3]' : 'max-lg:sr-only'}>{step}</span>
          </span>
        );
        const isLast = at === steps.length - 1;
        return (
          <li
            key={step}
            aria-current={isNow ? 'step' : undefined}
            className={classNames(
              'flex min-w-0 items-center gap-[min(0.5rem,8px)] text-[0.8125rem] leading-none font-semibold',
              isLast ? 'shrink' : isNow ? 'flex-auto' : 'flex-1',
              isNow ? 'text-text' : isDone ? 'text-text-2' : 'text-text-3',
            )}
          >
            {isDone && renderDone ? renderDone(content, at) : content}
            {!isLast && (
              <span className={classNames('h-0.5 min-w-1 flex-1 rounded-full', isDone ? 'bg-brand-line' : 'bg-line')} />
            )}
          </li>
        );
      })}
    </ol>
  );
}
