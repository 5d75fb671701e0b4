import type { Settlement, SettlementStop } from '@tonalia/contract/dispatch-settlement';
import { Link } from '@tanstack/react-router';
import { formatPesos } from '@tonalia/rules/money';
import { Badge, type BadgeTone } from '@tonalia/ui/badge';
import { markSeen, missTransfer, settlementPicture } from '../../api/settlements.ts';
import { settlementTexts as texts } from '../../messages/settlement.es-CO.ts';
import type { ChangeSettlement } from './change-settlement.ts';
import { MissedTransfer } from './missed-transfer.tsx';
import { aboutStop, signed } from './words.ts';

const tones: Record<NonNullable<SettlementStop['result']>, BadgeTone> = {
  delivered: 'success',
  partial: 'warn',
  refused: 'danger',
};
const head = 'h-[34px] px-2 text-[0.8125rem] font-medium text-text-2 first:pl-7 last:pr-7';
const cell = 'lg:px-2 lg:py-2.5 lg:first:pl-7 lg:last:pr-7';
/** On a phone a row is a card, and each sum has its name above it. */
const card = 'max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-3 max-lg:gap-y-2 max-lg:px-4 max-lg:py-3';
const sum = `${cell} lg:text-right whitespace-nowrap max-lg:before:block max-lg:before:text-small max-lg:before:font-medium max-lg:before:text-text-2 max-lg:before:content-[attr(data-label)]`;

export type StopRowsProps = {
  settlement: Settlement;
  /** A change is being saved. */
  isBusy: boolean;
  onChange: ChangeSettlement;
};

/** The stops of a load with their money, and the sums below. */
export function StopRows({ settlement, isBusy, onChange }: StopRowsProps) {
  const { stops, sums, closed, code } = settlement;
  const deliveries = stops.filter(({ kind }) => kind === 'delivery');
  return (
    <div className="phone-card lg:mt-3 lg:overflow-x-auto">
      <table className="w-full border-collapse text-[0.875rem] max-lg:block lg:min-w-[640px]">
        <thead className="max-lg:hidden">
          <tr className="border-b border-line text-left">
            <th scope="col" className={head}>
              {texts.order}
            </th>
            <th scope="col" className={head}>
              {texts.customer}
            </th>
            <th scope="col" className={head}>
              {texts.delivery}
            </th>
            {[texts.expected, texts.cash, texts.electronicColumn, texts.notCollected].map((name) => (
              <th key={name} scope="col" className={`${head} text-right whitespace-nowrap`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {stops.map((stop) => (
            <tr key={stop._id} className={`${card} border-b border-hair align-middle max-lg:border-line lg:h-[58px]`}>
              <td className={`${cell} font-semibold whitespace-nowrap`}>
                {stop.kind === 'delivery' ? (
                  <Link
                    to="/pedidos/$code"
                    params={{ code: stop.code }}
                    className="max-lg:touch-area text-text no-underline hover:underline"
                  >
                    {stop.code}
                  </Link>
                ) : (
                  stop.code
                )}
              </td>
              <td className={`${cell} max-lg:order-1 max-lg:col-span-2`}>
                <b className="block font-semibold">{stop.customer}</b>
                <span className="text-small text-text-2">{aboutStop(stop)}</span>
                <Photos stop={stop} code={code} />
              </td>
              <td className={`${cell} max-lg:text-right`}>
                <Badge tone={toneOf(stop)}>{stateOf(stop)}</Badge>
              </td>
              <td data-label={texts.expected} className={`${sum} max-lg:order-2 ${inkOf(stop.expected)}`}>
                {signed(stop.expected)}
              </td>
              <td data-label={texts.cash} className={`${sum} max-lg:order-2 ${inkOf(stop.cash, 'font-semibold')}`}>
                {signed(stop.cash)}
              </td>
              <td data-label={texts.electronicColumn} className={`${sum} max-lg:order-2`}>
                <b className={inkOf(stop.electronic, 'font-semibold')}>{signed(stop.electronic)}</b>
                {stop.electronic > 0 && (
                  <label className="mt-1 flex min-h-6 cursor-pointer items-center gap-1.5 text-small font-normal text-text-2 max-lg:min-h-11 lg:justify-end">
                    <input
                      type="checkbox"
                      aria-label={texts.markSeen(stop.code)}
                      checked={stop.isSeen}
                      disabled={isBusy || closed !== null}
                      onChange={({ currentTarget: { checked } }) =>
                        void onChange(() => markSeen(settlement, stop._id, checked))
                      }
                    />
                    {texts.inBank}
                  </label>
                )}
                {stop.electronic > 0 && closed === null && !stop.isSeen && (
                  <MissedTransfer
                    stop={stop}
                    isBusy={isBusy}
                    onMiss={() => onChange(() => missTransfer(settlement, stop._id))}
                  />
                )}
              </td>
              <td
                data-label={texts.notCollected}
                className={`${sum} max-lg:order-2 ${stop.isPending ? 'text-text-2' : inkOf(stop.notCollected, stop.notCollected > 0 ? 'font-semibold text-warn' : 'font-semibold')}`}
              >
                {stop.isPending ? texts.toDeliver : signed(-stop.notCollected)}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot className="max-lg:block">
          <tr className={`${card} border-b border-line bg-surface-2 font-semibold lg:h-[46px]`}>
            <td className={`${cell} max-lg:hidden`} aria-hidden="true" />
            <td className={`${cell} max-lg:col-span-2`} colSpan={2}>
              {texts.orders(deliveries.length)}
            </td>
            <td data-label={texts.expected} className={sum}>
              {formatPesos(sums.wentOut)}
            </td>
            <td data-label={texts.cash} className={sum}>
              {formatPesos(sums.mustHandOver)}
            </td>
            <td data-label={texts.electronicColumn} className={sum}>
              {signed(sums.electronic)}
            </td>
            <td data-label={texts.notCollected} className={sum}>
              {signed(-sums.notCollected)}
            </td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function toneOf({ result, pickup }: SettlementStop): BadgeTone {
  if (pickup) return pickup.result === 'collected' ? 'success' : 'danger';
  return result === null ? 'neutral' : tones[result];
}

/** The result of a stop, or why it has none. */
function stateOf({ kind, result, isPending, pickup }: SettlementStop): string {
  if (pickup) return texts.pickups[pickup.result];
  if (kind === 'pickup') return texts.pickup;
  if (result !== null) return texts.results[result];
  return isPending ? texts.pending : texts.byOffice;
}

/** The photos that the driver took, each on a page of its own. */
const Photos = ({ stop, code }: { stop: SettlementStop; code: string }) =>
  stop.photos.length > 0 && (
    <span className="mt-1 flex gap-1.5">
      {stop.photos.map((id, at) => (
        <a key={id} href={settlementPicture(code, id)} target="_blank" rel="noreferrer" className="rounded-[8px]">
          <img
            src={settlementPicture(code, id)}
            alt={texts.photo(at + 1, stop.code)}
            width={36}
            height={36}
            className="size-9 rounded-[8px] object-cover"
          />
        </a>
      ))}
    </span>
  );

/** Nothing is a quiet dash. */
const inkOf = (amount: number, tone = ''): string => (amount === 0 ? 'font-normal text-text-3' : tone);
