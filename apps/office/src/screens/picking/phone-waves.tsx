import type { Wave } from '@tonalia/contract/dispatch-wave';
import { Link } from '@tanstack/react-router';
import { Icon } from '@tonalia/ui/icon';
import { formatLeavingHour } from '../../features/picking/leaving-hour.ts';
import { ProgressBar } from '../../features/picking/progress-bar.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';

/** On a phone: the waves, each of which opens the picker. */
export function PhoneWaves({ waves }: { waves: readonly Wave[]; now: Date }) {
  return (
    <ul className="grid gap-2">
      {waves.map(({ code, number, name, leavesAt, operator, orders, units, picked, short, state }) => (
        <li key={code}>
          <Link
            to="/alistar"
            search={{ ola: code }}
            className="pressable flex min-h-[84px] items-center gap-3 rounded-[18px] border border-line bg-surface px-4 py-3"
          >
            <span className="min-w-0 flex-1">
              <span className="flex justify-between gap-2">
                <b className="truncate text-[1rem] font-[650]">{texts.wave(number, name)}</b>
                <span className="shrink-0 text-small text-text-2">
                  {state === 'dispatched'
                    ? texts.dispatched
                    : state === 'ready'
                      ? texts.ready
                      : texts.leaves(formatLeavingHour(leavesAt))}
                </span>
              </span>
              <ProgressBar done={picked} short={short} all={units} className="my-2" />
              <span className="flex justify-between gap-2 text-small text-text-2">
                <span className="truncate">{operator?.name ?? texts.unassigned}</span>
                <span className="shrink-0">
                  {texts.orders(orders)}, {texts.of(String(picked), String(units))}
                </span>
              </span>
            </span>
            <Icon name="chevron-right" className="text-text-2" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
