import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import type { DeliveryQueue } from './use-delivery-queue.ts';

/** Lucide's list-ordered, drawn only here. */
const stopsInOrder = 'M11 5h10M11 12h10M11 19h10M4 4h1v5M4 9h2M6.5 20H3.4c0-1 2.6-1.9 2.6-3.5a1.5 1.5 0 00-2.6-1';

export type DriverHeadProps = {
  route: string;
  stops: readonly DriverStop[];
  /** The stop that is shown; undefined at the end. */
  shown: DriverStop | undefined;
  queue: DeliveryQueue;
  onList: () => void;
};

/** The route, how far it is, and what waits for a connection. */
export function DriverHead({ route, stops, shown, queue, onList }: DriverHeadProps) {
  const at = shown ? stops.indexOf(shown) + 1 : stops.length;
  return (
    <header className="sticky top-0 z-sticky border-b border-line bg-surface px-4 pt-2 pb-3">
      <div className="flex items-center gap-2">
        <div className="min-w-0 flex-1">
          <h1 tabIndex={-1} className="truncate text-[1rem] leading-[1.25] font-[650]">
            {texts.title(route)}
          </h1>
          <p className="text-small text-text-2">{texts.stopOf(at, stops.length)}</p>
        </div>
        <SavedMark waiting={queue.waiting.length} />
        <button
          type="button"
          aria-label={texts.list}
          className="pressable -mr-2.5 inline-flex size-11 items-center justify-center rounded-control"
          onClick={onList}
        >
          <Icon name={stopsInOrder} size="lg" />
        </button>
      </div>
      <div aria-hidden="true" className="mt-2 flex gap-1">
        {stops.map((stop) => (
          <span
            key={stop._id}
            className={classNames(
              'h-1.5 flex-1 rounded-full',
              stop.delivery ? 'bg-brand' : stop === shown ? 'bg-text' : 'bg-surface-3',
            )}
          />
        ))}
      </div>
      {queue.isOffline && <p className="mt-2 text-small text-warn">{texts.offlineNote}</p>}
    </header>
  );
}

/** "Guardado", or how many deliveries the server does not have. */
function SavedMark({ waiting }: { waiting: number }) {
  const isSaved = waiting === 0;
  return (
    <p
      role="status"
      className={classNames(
        'inline-flex min-h-7 items-center gap-1.5 rounded-[8px] px-2.5 text-small font-[650]',
        isSaved ? 'bg-brand-soft text-brand-text' : 'bg-warn-soft text-warn-ink',
      )}
    >
      <Icon name={isSaved ? 'cloud-check' : 'cloud-off'} size="sm" />
      {isSaved ? texts.saved : texts.waiting(waiting)}
    </p>
  );
}
