import type { OfficeMove } from '@tonalia/contract/purchase-office-order';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatHours } from '@tonalia/rules/hours';
import { orderPageTexts } from '../../messages/order-page.es-CO.ts';

const texts = orderPageTexts.move;

export interface MoveEffectProps {
  move: OfficeMove;
  isSplit: boolean;
  /** Name of the warehouse that the units go to; undefined when they stay in theirs. */
  warehouse: string | undefined;
}

/** What a move would do. */
export function MoveEffect({ move: { units, joins, delivery }, isSplit, warehouse }: MoveEffectProps) {
  const arrives = delivery
    ? `${formatShortDay(delivery.day)}, ${formatHours(delivery.from, delivery.to)}`
    : texts.noWindow;
  return (
    <div className="border-t border-line pt-3">
      <dl className="grid gap-[7px]">
        <Row name={texts.moves} value={texts.units(units)} />
        {warehouse !== undefined && <Row name={texts.leavesFrom} value={warehouse} />}
        <Row name={texts.arrives} value={arrives} />
      </dl>
      <p className="mt-2 text-small text-text-2">
        {joins && `${texts.joins} `}
        {!joins && isSplit && `${texts.apart} `}
        {texts.customerIsNotified}
      </p>
    </div>
  );
}

const Row = ({ name, value }: { name: string; value: string }) => (
  <div className="flex justify-between gap-4">
    <dt className="text-text-2">{name}</dt>
    <dd className="font-[550]">{value}</dd>
  </div>
);
