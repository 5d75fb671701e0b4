import type { MovedOrder, PresaleMovePreview } from '@tonalia/contract/presales-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Segments } from '../../components/segments.tsx';
import { presalesTexts, unitWords } from '../../messages/presales.es-CO.ts';

const texts = presalesTexts.moving;
const heads = [texts.order, texts.customer, texts.units, texts.amount, texts.arrives];

export type MovedOrdersProps = {
  preview: PresaleMovePreview;
  /** The order that the message is shown of. */
  shownCode: string | undefined;
  onShow: (orderCode: string) => void;
};

/** The orders that move, the greatest amount first; a press shows the message of one. */
export function MovedOrders({ preview: { orders, moving, later }, shownCode, onShow }: MovedOrdersProps) {
  const [shown, setShown] = useState<'all' | 'later'>('all');
  const counts = { all: moving.orders, later };
  const listed = later > 0 && shown === 'later' ? orders.filter(isLater) : orders;
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2 text-[0.8125rem]">
        {later > 0 ? (
          <Segments
            label={texts.list}
            value={shown}
            choices={(['all', 'later'] as const).map((one) => ({
              value: one,
              label: texts.shown[one],
              count: counts[one],
            }))}
            onChoose={setShown}
          />
        ) : (
          <b className="font-semibold">{texts.list}</b>
        )}
        <span className="text-text-2">{texts.byAmount}</span>
      </div>
      <table className="w-full text-left text-[0.875rem]">
        <thead className="sr-only">
          <tr>
            {heads.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listed.map((order) => (
            <OrderRow key={order.code} order={order} isShown={order.code === shownCode} onShow={onShow} />
          ))}
        </tbody>
      </table>
      {listed === orders && moving.orders > orders.length && (
        <p className="py-2.5 text-[0.875rem] text-text-2">{texts.more(moving.orders - orders.length)}</p>
      )}
    </div>
  );
}

function OrderRow({
  order: { code, customer, city, units, amount, isWhole, arrivesOn, willArriveOn },
  isShown,
  onShow,
}: {
  order: MovedOrder;
  isShown: boolean;
  onShow: MovedOrdersProps['onShow'];
}) {
  return (
    <tr
      className={classNames(
        'border-b border-hair max-sm:grid max-sm:grid-cols-[1fr_auto] max-sm:gap-x-3 max-sm:py-2 sm:h-[43px]',
        isShown && 'bg-surface-2',
      )}
    >
      <td className="pr-3 whitespace-nowrap sm:pl-1">
        <button type="button" aria-pressed={isShown} className="touch-area font-semibold" onClick={() => onShow(code)}>
          {code}
        </button>
      </td>
      <td className="pr-3 max-sm:col-span-2 max-sm:row-start-2">
        <b className="font-semibold">{customer.name}</b> <span className="text-[0.8125rem] text-text-2">{city}</span>
      </td>
      <td className="pr-3 text-right whitespace-nowrap text-text-2 tabular-nums">{unitWords(units)}</td>
      <td className="pr-3 text-right font-semibold whitespace-nowrap tabular-nums max-sm:text-left">
        {amount === null ? '' : presalesTexts.pesos(amount)}
      </td>
      <td className="text-[0.8125rem] whitespace-nowrap text-text-2 max-sm:text-right">
        {[
          isWhole ? texts.whole : texts.part,
          arrivesOn !== null && willArriveOn !== null && arrival(arrivesOn, willArriveOn),
        ]
          .filter(Boolean)
          .join(', ')}
      </td>
    </tr>
  );
}

/** Whether it is delivered after the day that its customer chose. */
const isLater = ({ arrivesOn, willArriveOn }: MovedOrder): boolean =>
  arrivesOn !== null && (willArriveOn ?? '9') > arrivesOn;

const arrival = (before: string, after: string): string => `${formatShortDay(before)} → ${formatShortDay(after)}`;
