import type { StockItem, StockOfVersion } from '@tonalia/contract/stock-office';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatNumber } from '@tonalia/rules/money';
import { dayIn } from '@tonalia/rules/dates';
import { Badge } from '@tonalia/ui/badge';
import { Icon } from '@tonalia/ui/icon';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { unitsWords } from './units-words.ts';

const panel = 'mb-3 overflow-hidden rounded-[18px] border border-line bg-surface';

export type StockOnPhoneProps = {
  stock: StockOfVersion;
  /** The warehouse that the list is of, or else the operator's own. */
  here: string | null;
  /** The fields to count in place, instead of the warehouses. */
  counting: ReactNode;
};

/** A version as a phone looks it up: what is available, where it lies, and what arrives next. */
export const StockOnPhone = ({ stock: { item, warehouses, arriving }, here, counting }: StockOnPhoneProps) => (
  <>
    <div className="flex items-center gap-4 pb-4">
      <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} size="xl" />
      <div className="min-w-0">
        <h2 className="font-display text-[1.25rem] leading-[1.2] font-[650] tracking-[-0.018em]">{item.name}</h2>
        <p className="text-small text-text-2">{item.detail}</p>
      </div>
    </div>
    <Figures item={item} />
    {counting ? (
      <div className={`${panel} px-4 py-2`}>{counting}</div>
    ) : (
      <ul className={panel}>
        {warehouses.map(({ _id, name, onHand, reserved, shelf, reserveShelf }) => (
          <li key={_id} className="flex min-h-[58px] items-center gap-3 border-t border-hair px-4 first:border-0">
            <span className="min-w-0 flex-1 leading-[1.25]">
              <b className="block font-semibold">{name}</b>
              <span className="text-small text-text-2">{texts.placeOf(onHand, { shelf, reserveShelf }, reserved)}</span>
            </span>
            {_id === here && <Badge tone="success">{texts.here}</Badge>}
            <b
              className={`min-w-11 text-right text-[1.1875rem] font-[650] tabular-nums ${onHand === 0 ? 'text-text-3' : ''}`}
            >
              {unitsWords(onHand)}
            </b>
          </li>
        ))}
      </ul>
    )}
    {arriving && <Arriving arriving={arriving} />}
  </>
);

function Figures({ item: { available, reserved, coverDays } }: { item: StockItem }) {
  const tone = coverClass(coverDays, available);
  const figures = [
    { name: texts.available, value: formatNumber(available), tone, size: 'text-[1.625rem]' },
    { name: texts.reserved, value: formatNumber(reserved), tone: '', size: 'text-[1.625rem]' },
    {
      name: texts.cover,
      value: coverDays === null ? '–' : texts.days(coverDays),
      tone,
      size: 'text-[1.375rem] whitespace-nowrap',
    },
  ];
  return (
    <dl className={`${panel} grid grid-cols-3 divide-x divide-hair`}>
      {figures.map(({ name, value, tone: color, size }) => (
        <div key={name} className="min-w-0 py-3.5 pr-1 pl-4">
          <dt className="text-small text-text-2">{name}</dt>
          <dd className={`leading-[30px] font-bold tracking-[-0.02em] tabular-nums ${size} ${color}`}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Arriving({
  arriving: { orderId, code, units, arrivesOn },
}: {
  arriving: NonNullable<StockOfVersion['arriving']>;
}) {
  const today = dayIn(useNow());
  return (
    <Link
      to="/existencias/compras/$orderId"
      params={{ orderId }}
      className={`${panel} flex items-center gap-3 px-4 py-3 no-underline`}
    >
      <Icon name="calendar-clock" className="text-info" />
      <span className="min-w-0 flex-1 leading-[1.25]">
        <b className="block font-semibold">{texts.arriving(units, arrivesOn, today)}</b>
        <span className="text-small text-text-2">{code}</span>
      </span>
      <Icon name="chevron-right" size="sm" className="text-text-3" />
    </Link>
  );
}
