import type { StockItem } from '@tonalia/contract/stock-office';
import { formatNumber } from '@tonalia/rules/money';
import { VersionPicture } from '../../components/version-picture.tsx';
import { coverClass } from '../../features/stock-lines/cover.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';

export type StockCardsProps = { items: readonly StockItem[]; onOpen: (versionId: string) => void };

/** The versions on a phone: what is available, and how long it lasts. */
export const StockCards = ({ items, onOpen }: StockCardsProps) => (
  <ul className="grid grid-cols-1 gap-2.5 p-4">
    {items.map((item) => (
      <li key={item.versionId} data-stock={item.versionId}>
        <button
          type="button"
          className="flex w-full items-center gap-3 rounded-[18px] border border-line bg-surface p-4 text-left"
          onClick={() => onOpen(item.versionId)}
        >
          <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} />
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{item.name}</b>
            <span className="block truncate text-[0.8125rem] text-text-2">{item.detail}</span>
          </span>
          <span className="text-right">
            <b className={`block font-semibold ${coverClass(item.coverDays, item.available)}`}>
              {formatNumber(item.available)}
            </b>
            <span className="text-[0.8125rem] text-text-2">
              {item.coverDays === null ? texts.noSale : texts.days(item.coverDays)}
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
