import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { useState } from 'react';
import { OfficeButton } from '../../components/office-button.tsx';
import { presalesTexts } from '../../messages/presales.es-CO.ts';
import { isLater } from './arrival.ts';
import { CallList } from './call-list.tsx';
import { MovedOrders, type MovedOrdersProps } from './moved-orders.tsx';

const texts = presalesTexts.moving;

/** What a move does: its sums, its orders, and what to look at before it is confirmed. */
export function MovePreview({ preview, shownCode, onShow }: MovedOrdersProps) {
  const { orders, moving, later, staying, dispatchDate } = preview;
  const [isCalling, setCalling] = useState(false);
  const sums = [
    { name: presalesTexts.orders, value: formatNumber(moving.orders) },
    { name: presalesTexts.customers, value: formatNumber(moving.customers) },
    { name: texts.units, value: formatNumber(moving.units) },
    ...(moving.amount === null ? [] : [{ name: texts.amount, value: presalesTexts.pesos(moving.amount) }]),
    { name: texts.leavesFrom, value: formatShortDay(dispatchDate).toLocaleLowerCase('es-CO') },
  ];
  return (
    <>
      <dl className="grid grid-flow-col rounded-[12px] bg-surface-2 py-2.5 max-sm:grid-flow-row max-sm:grid-cols-2 max-sm:gap-y-2">
        {sums.map(({ name, value }) => (
          <div key={name} className="border-line px-4 sm:not-first:border-l">
            <dt className="text-[0.8125rem] text-text-2">{name}</dt>
            <dd className="text-[1.0625rem] font-[650] tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      {moving.orders === 0 ? (
        <p className="text-text-2">{texts.none}</p>
      ) : (
        <MovedOrders preview={preview} shownCode={shownCode} onShow={onShow} />
      )}
      {later > 0 && (
        <div className="flex flex-wrap items-center gap-x-3 rounded-[12px] bg-warn-soft px-4 py-1.5 text-[0.875rem] text-warn-ink">
          <p className="min-w-0 flex-1 py-1.5 max-sm:basis-full">{texts.later(later, dispatchDate)}</p>
          <OfficeButton look="ghost" small onClick={() => setCalling(true)}>
            {texts.calls.open}
          </OfficeButton>
        </div>
      )}
      {isCalling && <CallList orders={orders.filter(isLater)} onClose={() => setCalling(false)} />}
      {staying > 0 && (
        <p className="rounded-[12px] bg-info-soft px-4 py-3 text-[0.875rem] text-info-ink">{texts.staying(staying)}</p>
      )}
    </>
  );
}
