import type { ProductAlert } from '@tonalia/contract/alerts';
import { formatPesos } from '@tonalia/rules/money';
import type { IconOutline } from '@tonalia/ui/icon';
import { IconButton } from '@tonalia/ui/icon-button';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile, type TileTint } from '@tonalia/ui/tile';
import { lineName } from '@tonalia/rules/line-name';
import type { ReactNode } from 'react';
import { shortDay } from '../../components/alert-me/alert-me.tsx';
import { Picture } from '../../components/picture.tsx';
import { alertMessages as words } from '../../messages/alerts.es-CO.ts';
import { RouteLink } from '../../navigation/link.tsx';
import { paths } from '../../paths.ts';

export const nameOf = ({ match }: ProductAlert): string => lineName(match);

interface AlertRowProps {
  alert: ProductAlert;
  /** Below the name. */
  children: ReactNode;
  /** At the end of the row. */
  end: ReactNode;
}

/** A version with its shade or picture; it leads to its product while that is sold. */
export function AlertRow({ alert, children, end }: AlertRowProps) {
  const { match, isSold } = alert;
  const inside = (
    <>
      <Thing alert={alert} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium wrap-break-word">{nameOf(alert)}</span>
        <span className="block text-small text-text-2">{children}</span>
      </span>
    </>
  );
  const row = 'flex min-w-0 flex-1 items-center gap-3 py-3 pl-4';
  return (
    <li className="flex items-center gap-1 border-b border-line pr-2 last:border-0">
      {isSold ? (
        <RouteLink href={paths.product({ _id: match.productId, name: match.name })} className={`pressable ${row}`}>
          {inside}
        </RouteLink>
      ) : (
        <span className={row}>{inside}</span>
      )}
      {end}
    </li>
  );
}

function Thing({ alert: { match, kind, firedAt } }: { alert: ProductAlert }) {
  const veil = kind === 'stock' && firedAt === null && <span className="swatch-veil absolute inset-0" />;
  return (
    <span className="relative block size-12 shrink-0 overflow-hidden rounded-control">
      {match.color?.color ? (
        <Swatch color={match.color.color} size={48} />
      ) : (
        <Tile tint={match.tile as TileTint} className="w-12 rounded-control">
          <Picture image={match.image} alt="" small sizes="48px" />
        </Tile>
      )}
      {veil}
    </span>
  );
}

/** What a waiting alert says: units, and the day of an open order to a supplier; or that it is sold no longer. */
export function WaitingWords({ alert: { kind, quantity, arrivesOn, isSold, isPaused } }: { alert: ProductAlert }) {
  if (!isSold) return <span className="text-warn">{words.withdrawn}</span>;
  if (kind === 'price') return isPaused ? words.pausedPrice : words.cheaper;
  if (isPaused) return words.pausedUnits(quantity);
  return (
    <>
      {words.units(quantity)},{' '}
      {arrivesOn === null ? words.noDate : <span className="text-info">{words.towards(shortDay(arrivesOn))}</span>}
    </>
  );
}

const MORE: IconOutline = 'M12 5h.01M12 12h.01M12 19h.01';

/** Opens what can be changed of an alert that waits. */
export function MoreOfAlert({ alert, onOpen }: { alert: ProductAlert; onOpen: (alertId: string) => void }) {
  return (
    <IconButton
      icon={MORE}
      tip="none"
      label={words.manage(nameOf(alert))}
      className="text-text-2"
      onClick={() => onOpen(alert.alertId)}
    />
  );
}

export function DropButton({ alert, onDrop }: { alert: ProductAlert; onDrop: (alertId: string) => void }) {
  return (
    <IconButton
      icon="x"
      iconSize="sm"
      label={words.forgetOne(nameOf(alert))}
      className="text-text-3"
      onClick={() => onDrop(alert.alertId)}
    />
  );
}

/** The price of before, struck through, and the price of now. */
export function DroppedPrice({ alert: { priceThen, match } }: { alert: ProductAlert }) {
  return (
    <>
      <s className="text-text-3">{formatPesos(priceThen)}</s>{' '}
      <span className="font-semibold text-brand-text">{formatPesos(match.price)}</span>
    </>
  );
}
