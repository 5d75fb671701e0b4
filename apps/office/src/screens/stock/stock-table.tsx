import type { StockItem, StockPage } from '@tonalia/contract/stock-office';
import { formatShortDay } from '@tonalia/rules/dates';
import { formatNumber } from '@tonalia/rules/money';
import { TickBox } from '../../components/tick-box.tsx';
import type { Choice } from '../../components/use-choice.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { Cover, coverClass } from '../../features/stock-lines/cover.tsx';

export type StockTableProps = {
  page: StockPage;
  focused: string | undefined;
  /** The chosen rows, by version; absent for a role that has no act for them. */
  choice: Choice | undefined;
  onOpen: (versionId: string) => void;
};

/** Zero is a dash, so that units are seen first. */
export const unitsWords = (units: number): string => (units === 0 ? '–' : formatNumber(units));

/** The versions with their units by warehouse; on a phone cards. */
export function StockTable({ page: { results, warehouses }, focused, choice, onOpen }: StockTableProps) {
  return (
    <>
      <table className="data-table max-lg:hidden" style={{ '--row': '47px' } as object /* as: a custom property */}>
        <thead>
          <tr>
            {choice && (
              <th scope="col" className="w-9">
                <TickBox
                  label={texts.chooseAll}
                  checked={choice.codes.size === results.length}
                  mixed={choice.codes.size > 0 && choice.codes.size < results.length}
                  onToggle={choice.toggleAll}
                />
              </th>
            )}
            <th scope="col">{texts.version}</th>
            {warehouses.map(({ _id, name }) => (
              <th key={_id} scope="col" className="amount">
                {name}
              </th>
            ))}
            {[texts.total, texts.reserved, texts.available, texts.presale, texts.perDay, texts.cover].map((name) => (
              <th key={name} scope="col" className="amount">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((item) => (
            <Row
              key={item.versionId}
              {...{ item, warehouses, choice, onOpen }}
              isFocused={item.versionId === focused}
            />
          ))}
        </tbody>
      </table>
      <ul className="grid grid-cols-1 gap-2.5 p-4 lg:hidden">
        {results.map((item) => (
          <Card key={item.versionId} item={item} onOpen={onOpen} />
        ))}
      </ul>
    </>
  );
}

type StockRowProps = Pick<StockTableProps, 'onOpen' | 'choice'> & {
  item: StockItem;
  warehouses: StockPage['warehouses'];
  isFocused: boolean;
};

function Row({ item, warehouses, isFocused, choice, onOpen }: StockRowProps) {
  const { versionId, name, detail, onHand, reserved, available, presale, perDay, coverDays } = item;
  const inWarehouse = (id: string) => item.warehouses.find((one) => one.warehouseId === id)?.onHand ?? 0;
  return (
    <tr
      data-focus={isFocused || undefined}
      data-stock={versionId}
      className="cursor-pointer"
      onClick={() => onOpen(versionId)}
    >
      {choice && (
        <td>
          <TickBox
            label={texts.choose(name)}
            checked={choice.codes.has(versionId)}
            onToggle={(isRange) => choice.toggle(versionId, isRange)}
          />
        </td>
      )}
      <td>
        <span className="flex min-w-0 items-center gap-2.5">
          <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} />
          <span className="min-w-0">
            <button type="button" className="block max-w-[16rem] truncate text-left font-semibold hover:underline">
              {name}
            </button>
            <span className="block max-w-[16rem] truncate text-[0.78125rem] text-text-2">{detail}</span>
          </span>
        </span>
      </td>
      {warehouses.map(({ _id }) => (
        <td key={_id} className={`amount ${inWarehouse(_id) === 0 ? 'text-text-3' : ''}`}>
          {unitsWords(inWarehouse(_id))}
        </td>
      ))}
      <td className="amount font-semibold">{unitsWords(onHand)}</td>
      <td className="amount text-text-2">{unitsWords(reserved)}</td>
      <td className={`amount font-semibold ${coverClass(coverDays, available)}`}>{formatNumber(available)}</td>
      <td className="amount text-text-2" title={presale ? texts.presaleWhy : undefined}>
        {presale ? (
          <>
            <b className="font-semibold text-info">{formatNumber(presale.units)}</b>{' '}
            {formatShortDay(presale.dispatchDate)}
          </>
        ) : (
          '–'
        )}
      </td>
      <td className="amount text-text-2">{perDayWords(perDay)}</td>
      <td className="amount">
        <Cover days={coverDays} available={available} />
      </td>
    </tr>
  );
}

const perDayWords = (perDay: number): string => (perDay === 0 ? '–' : perDay.toFixed(1).replace('.', ','));

function Card({ item, onOpen }: { item: StockItem; onOpen: (versionId: string) => void }) {
  return (
    <li>
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
  );
}
