import type { PickBoard } from '@tonalia/contract/dispatch-office';
import { Link } from '@tanstack/react-router';
import { formatDay } from '@tonalia/rules/dates';
import { officeButtonClass } from '../../components/office-button.tsx';
import { EmptyNote } from '../../components/states.tsx';
import { pickingTexts as texts } from '../../messages/picking.es-CO.ts';
import { type PickingSearch, dayInAddress } from './picking-search.ts';

/** Nothing to pick on the shown day, and the way to what is late, else to the next day with orders. */
export function NothingToPick({ board: { days, day }, today }: { board: PickBoard; today: string }) {
  const open = days.filter((one) => one.orders > 0 && one.day !== day);
  const next = open.find((one) => one.day === 'late') ?? open.find((one) => one.day >= today);
  if (!next) return <EmptyNote title={texts.nothingToPick} text={texts.nothingToPickText} />;
  const name = next.day === 'late' ? undefined : dayNameOf(next.day);
  return (
    <EmptyNote
      title={texts.allPicked}
      text={name === undefined ? texts.lateOrders(next.orders) : texts.nextDispatch(name)}
    >
      <Link
        to="/alistamiento"
        search={({ bodega }: PickingSearch) => ({ ...dayInAddress(next.day, today), ...(bodega && { bodega }) })}
        className={officeButtonClass('secondary')}
      >
        {name === undefined ? texts.seeLate : texts.seeDay(name)}
      </Link>
    </EmptyNote>
  );
}

/** "martes 24" */
const dayNameOf = (day: string): string => formatDay(day).split(' ').slice(0, 2).join(' ');
