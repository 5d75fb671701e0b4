import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { classNames } from '@tonalia/ui/class-names';
import { Panel } from '../../components/panel.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';

type HistoryStep = OfficeOrder['history'][number];

/** What happened to the order, the newest first. */
export function HistoryPanel({ history, now }: { history: readonly HistoryStep[]; now: Date }) {
  const steps = history.toReversed();
  return (
    <Panel label={texts.history}>
      <h2 className="mb-3 text-panel">{texts.history}</h2>
      <ol className="text-[0.84375rem]">
        {steps.map((step, at) => (
          <li key={`${step.at} ${step.status} ${step.dispatchDate}`} className="relative pb-3.5 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames('absolute top-[5px] left-[4.5px] size-2 rounded-full', markOf(step))}
            />
            {at < steps.length - 1 && (
              <span aria-hidden="true" className="absolute top-[17px] bottom-[-1px] left-2 w-px bg-line" />
            )}
            <b className="font-semibold">{texts.step[step.status]}</b>
            {step.dispatchDate && <>, {texts.ofPart(formatShortDay(step.dispatchDate).toLocaleLowerCase('es-CO'))}</>}
            {step.why && <>: {step.why}</>}
            <span className="block text-[0.78125rem] text-text-3">
              {formatWhenInFull(new Date(step.at), now)}
              {step.by && `, ${step.by}`}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Green for a step that closes something, red for an end without delivery, an empty ring for the rest. */
function markOf({ status }: HistoryStep): string {
  if (status === 'cancelled' || status === 'rejected') return 'bg-danger';
  return status === 'preparing' ? 'bg-surface inset-ring-2 inset-ring-line-control' : 'bg-brand';
}
