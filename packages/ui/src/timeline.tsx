import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A step of an order's history, done or expected. */
export type TimelineStep = {
  label: ReactNode;
  /** "21 nov, 9:12 a. m." · "9 de 21 unidades listas" · the expected date. */
  detail?: ReactNode;
  /** The delay, when there is one: "Llegó 1 día después de lo prometido". */
  warning?: ReactNode;
  state: 'done' | 'now' | 'next' | 'failed';
};

const words = { done: 'Hecho', now: 'Ahora', next: 'Después', failed: 'No se pudo' };

const marks = {
  done: 'bg-brand text-on-brand',
  now: 'bg-brand-soft inset-ring-[2.5px] inset-ring-brand after:size-[9px] after:rounded-[4px] after:bg-brand',
  next: 'bg-surface-3',
  failed: 'bg-danger text-on-danger',
};

/** Steps of an order or a registration. A split order has one timeline per shipment. */
export function Timeline({
  steps,
  label,
  className,
}: {
  steps: readonly TimelineStep[];
  label: string;
  className?: string;
}) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map((step, at) => (
        <li
          key={at}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className={classNames(
            'relative flex gap-3.5',
            at < steps.length - 1 &&
              'pb-[18px] before:absolute before:top-[26px] before:bottom-0 before:left-3 before:w-0.5 before:bg-line',
            at < steps.length - 1 && step.state === 'done' && 'before:bg-brand!',
            step.state === 'next' ? 'text-text-3' : step.state === 'failed' ? 'text-danger' : 'text-text',
          )}
        >
          <span
            aria-hidden="true"
            className={classNames(
              'flex size-[26px] shrink-0 items-center justify-center rounded-[9px]',
              marks[step.state],
            )}
          >
            {step.state === 'done' && <Icon name="check" size="sm" />}
            {step.state === 'failed' && <Icon name="x" size="sm" />}
          </span>
          <div className="pt-0.5">
            <b className="text-label">
              <span className="sr-only">{words[step.state]}: </span>
              {step.label}
            </b>
            {step.detail && <span className="block text-small text-text-3 first-letter:uppercase">{step.detail}</span>}
            {step.warning && <span className="block text-small font-medium text-warn">{step.warning}</span>}
          </div>
        </li>
      ))}
    </ol>
  );
}
