import type { OfficeOrder } from '@tonalia/contract/purchase-office';
import type { OfficeOrderEvent } from '@tonalia/contract/purchase-office-order';
import { classNames } from '@tonalia/ui/class-names';
import { OfficeButton } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { Panel } from '../../components/panel.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';
import { orderTexts as texts } from '../../messages/order.es-CO.ts';
import { type EventWords, eventWords } from './event-words.ts';

export type HistoryPanelProps = {
  order: OfficeOrder;
  now: Date;
  /** The name of a warehouse. */
  warehouseOf: (id: string) => string | undefined;
  /** Opens the messages; undefined without the permission. */
  onMessage: (() => void) | undefined;
};

/** What happened to the order, the newest first: steps, payments, messages, notes and acts. On a phone it comes last. */
export function HistoryPanel({ order, now, warehouseOf, onMessage }: HistoryPanelProps) {
  const shown = order.history.toReversed().flatMap((event) => {
    const words = eventWords(event, order, warehouseOf);
    return words ? [{ event, words }] : [];
  });
  return (
    <Panel label={texts.history} className="px-[18px] py-4 max-lg:order-1">
      <header className="mb-3 flex min-h-8 flex-wrap items-center justify-between gap-x-3">
        <h2 className="text-panel">{texts.history}</h2>
        {onMessage && (
          <OfficeButton
            look="ghost"
            small
            icon={outlines.send}
            className="max-w-full shrink! whitespace-normal! max-lg:leading-tight!"
            onClick={onMessage}
          >
            {orderPageTexts.message.title}
          </OfficeButton>
        )}
      </header>
      <ol className="text-[0.84375rem]">
        {shown.map(({ event, words }, at) => (
          <li key={`${event.at} ${event.kind} ${at}`} className="relative pb-3.5 pl-6 last:pb-0">
            <span
              aria-hidden="true"
              className={classNames('absolute top-[5px] left-[4.5px] size-2 rounded-full', marks[words.tone])}
            />
            {at < shown.length - 1 && (
              <span aria-hidden="true" className="absolute top-[17px] bottom-[-1px] left-2 w-px bg-line" />
            )}
            <span className={words.tone === 'bad' ? 'text-danger' : ''}>
              <b className="font-semibold">{words.head}</b> {words.rest}
            </span>
            <span className="block text-[0.78125rem] text-text-3">{whenAndWho(event, now)}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function whenAndWho(event: OfficeOrderEvent, now: Date): string {
  const by = event.by ?? (event.kind === 'message' ? orderPageTexts.event.automatic : null);
  const from = event.from === null ? null : orderPageTexts.event.from(event.from);
  return [formatWhenInFull(new Date(event.at), now), by, from].filter(Boolean).join(', ');
}

/** Red for what failed, orange for what needs an eye, an empty ring for what only informs. */
const marks: Record<EventWords['tone'], string> = {
  good: 'bg-brand',
  bad: 'bg-danger',
  warn: 'bg-warn',
  open: 'bg-surface inset-ring-2 inset-ring-line-control',
};
