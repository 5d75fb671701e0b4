import type { DriverStop } from '@tonalia/contract/dispatch-driver';
import { Link } from '@tanstack/react-router';
import { formatPesos } from '@tonalia/rules/money';
import { Icon } from '@tonalia/ui/icon';
import { Sheet } from '@tonalia/ui/sheet';
import { storedRoutes } from '../../api/delivery-store.ts';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { driverTexts as texts } from '../../messages/driver.es-CO.ts';
import { placeName } from '../../components/place-name.ts';

export type StopListProps = {
  /** Code of the load that is shown. */
  load: string;
  stops: readonly DriverStop[];
  onClose: () => void;
  onChoose: (stopId: string) => void;
};

/** All stops in their order; a press shows one. A phone with several loads changes between them here. */
export function StopList({ load, stops, onClose, onChoose }: StopListProps) {
  useBackCloses(onClose);
  const stateOf = ({ kind, delivery }: DriverStop): string =>
    delivery ? texts.states[delivery.result] : kind === 'pickup' ? texts.collectedTitle : texts.pending;
  const others = storedRoutes().filter(({ code }) => code !== load);
  return (
    <Sheet open onClose={onClose} title={texts.stops}>
      <ol>
        {stops.map((stop) => (
          <li key={stop._id} className="border-t border-hair first:border-t-0">
            <button
              type="button"
              className="pressable flex min-h-[62px] w-full items-center gap-3 py-2 text-left"
              onClick={() => onChoose(stop._id)}
            >
              <span className="inline-flex size-8 shrink-0 items-center justify-center rounded-[10px] bg-surface-2 font-[650]">
                {stop.position}
              </span>
              <span className="min-w-0 flex-1">
                <b className="block truncate font-semibold">{stop.customer}</b>
                <span className="block truncate text-small text-text-2">
                  {stop.address}, {placeName(stop.city)}
                </span>
              </span>
              <span className="shrink-0 text-right text-small">
                <span className="block">{stateOf(stop)}</span>
                {stop.collect > 0 && <b className="font-[650]">{formatPesos(stop.collect)}</b>}
              </span>
              <Icon name="chevron-right" size="sm" className="text-text-3" />
            </button>
          </li>
        ))}
      </ol>
      {others.map(({ code, route }) => (
        <Link
          key={code}
          to="/r"
          search={{ ruta: code }}
          className="pressable flex min-h-12 items-center gap-3 border-t border-hair font-semibold text-brand-text"
          onClick={onClose}
        >
          <span className="flex-1">{texts.otherLoad(route, code)}</span>
          <Icon name="chevron-right" size="sm" />
        </Link>
      ))}
    </Sheet>
  );
}
