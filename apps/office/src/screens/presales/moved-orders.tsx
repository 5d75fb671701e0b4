import type { MovedOrder, PresaleMovePreview } from '@tonalia/contract/presales-office';
import { useState } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Segments } from '../../components/segments.tsx';
import { presalesTexts, unitWords } from '../../messages/presales.es-CO.ts';
import { arrival, isLater } from './arrival.ts';

const texts = presalesTexts.moving;
const heads = [texts.order, texts.customer, texts.units, texts.amount, texts.arrives];

const kinds = ['all', 'later', 'informed'] as const;
const filters: Record<(typeof kinds)[number], (order: MovedOrder) => boolean> = {
  all: () => true,
  later: isLater,
  informed: ({ wasInformed }) => wasInformed,
};

export type MovedOrdersProps = {
  preview: PresaleMovePreview;
  /** The order that the message is shown of. */
  shownCode: string | undefined;
  onShow: (orderCode: string) => void;
};

/** The orders that move, the greatest amount first; a press shows the message of one. */
export function MovedOrders({ preview: { orders, moving, later, informed }, shownCode, onShow }: MovedOrdersProps) {
  const [chosen, setShown] = useState<keyof typeof filters>('all');
  const counts = { all: moving.orders, later, informed };
  const choices = kinds.filter((one) => one === 'all' || counts[one] > 0);
  const shown = choices.includes(chosen) ? chosen : 'all';
  const listed = orders.filter(filters[shown]);
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-2 text-[0.8125rem]">
        {choices.length > 1 ? (
          <Segments
            label={texts.list}
            value={shown}
            choices={choices.map((one) => ({
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
      {shown === 'all' && moving.orders > orders.length && (
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
        {[isWhole ? texts.whole : texts.part, arrival(arrivesOn, willArriveOn)].filter(Boolean).join(', ')}
      </td>
    </tr>
  );
}
