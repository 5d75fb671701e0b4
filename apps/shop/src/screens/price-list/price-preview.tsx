import type { PriceListPreview } from '@tonalia/contract/own-price-list';
import { dayIn, formatShortDay } from '@tonalia/rules/dates';
import { formatPesos } from '@tonalia/rules/money';
import { useState } from 'react';
import { useSession } from '../../api/session/session.ts';
import { BrandMark } from '../../components/brand-mark.tsx';
import { priceListMessages as words } from '../../messages/price-list.es-CO.ts';

/** The head of the list with its first prices, as its reader gets them. */
export function PricePreview({ rows, hasTones }: { rows: PriceListPreview['rows']; hasTones: boolean }) {
  const { user, customer } = useSession();
  const [today] = useState(() => dayIn(new Date()));
  const day = `${formatShortDay(today).toLowerCase().replace(/^\S+ /, '')} ${today.slice(0, 4)}`;
  return (
    <div aria-hidden="true" className="h-40 overflow-hidden rounded-card bg-tile-mantequilla px-5 pt-4">
      <div className="mx-auto h-full max-w-51.5 rounded-t-[10px] bg-[#fff] scheme-light px-3.5 pt-3.5 text-[#171a16] shadow-2">
        <p className="flex items-center justify-between gap-2 text-[0.5rem] font-[650]">
          <span className="[&>*]:text-[0.8125rem]! [&>img]:h-3.5!">
            <BrandMark />
          </span>
          <span className="truncate">{(customer ?? user?.customer)?.name}</span>
        </p>
        <p className="mt-2.5 font-display text-[0.8125rem] leading-tight font-[660]">{words.list}</p>
        <p className="mb-1.5 text-[0.5rem] text-[#565952]">{words.dated(day)}</p>
        <ul className="text-[0.5625rem] font-medium">
          {rows.map(({ code, name, price, hex }) => (
            <li key={code} className="flex items-center gap-1.5 border-b border-[#e2e2dd] py-[3px]">
              {hasTones && (
                <span
                  className="size-3.25 shrink-0 rounded-[4px] bg-[#ededE9]"
                  style={{ background: hex ?? undefined }}
                />
              )}
              <Named text={name} />
              <b className="font-[650]">{formatPesos(price)}</b>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** A name with the number of its shade in bold. */
function Named({ text }: { text: string }) {
  const [, number = '', rest = text] = /^([\d.]+)(\s.*)$/.exec(text) ?? [];
  return (
    <span className="min-w-0 flex-1 truncate">
      <b className="font-[650]">{number}</b>
      {rest}
    </span>
  );
}
