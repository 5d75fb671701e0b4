import type { StockItem } from '@tonalia/contract/stock-office';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { stockQuery } from '../../api/stock.ts';
import { Key } from '../../components/office-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { transferTexts as texts } from '../../messages/transfer.es-CO.ts';

/** Shown versions. */
const MOST = 6;

export type VersionFinderProps = {
  /** The rate of sale is of this warehouse. */
  warehouseId: string | undefined;
  onChoose: (item: StockItem) => void;
};

const askedFor = (typed: string, warehouseId: string | undefined) =>
  stockQuery({ q: typed, sort: 'name', ...(warehouseId !== undefined && { warehouseId }) });

/** A field for a code, a shade or the number under the bars; Enter takes the first version found. */
export function VersionFinder({ warehouseId, onChoose }: VersionFinderProps) {
  const cache = useQueryClient();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState(false);
  const typed = useDeferredValue(text.trim());
  const found = useQuery({ ...askedFor(typed, warehouseId), enabled: typed.length > 1, placeholderData: undefined });
  const take = (item: StockItem) => {
    onChoose(item);
    setText('');
  };
  const takeFirst = async () => {
    const wanted = text.trim();
    if (wanted === '') return;
    const { results } = await cache.fetchQuery(askedFor(wanted, warehouseId));
    const exact = results.find(({ code }) => code.toLocaleLowerCase('es-CO') === wanted.toLocaleLowerCase('es-CO'));
    const first = exact ?? results[0];
    if (first) take(first);
    else setProblem(true);
  };
  return (
    <div className="relative min-w-0 flex-1">
      <form
        role="search"
        className="flex h-[38px] items-center gap-2 rounded-[12px] bg-surface px-3 inset-ring-[1.5px] inset-ring-line-control focus-within:inset-ring-2 focus-within:inset-ring-brand max-lg:h-12"
        onSubmit={(event) => {
          event.preventDefault();
          void takeFirst().catch(() => setProblem(true));
        }}
      >
        <Icon name={outlines.scan} size="sm" className="text-text-2" />
        <input
          data-version-finder
          aria-label={texts.add}
          placeholder={texts.add}
          autoComplete="off"
          autoCapitalize="characters"
          className="h-full min-w-0 flex-1 bg-transparent font-medium outline-none placeholder:text-text-3"
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setProblem(false);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setText('');
          }}
        />
        <Key>↵</Key>
      </form>
      {problem && (
        <p role="alert" className="mt-1.5 text-[0.8125rem] font-medium text-danger">
          {texts.noneFound}
        </p>
      )}
      {typed.length > 1 && text !== '' && (found.data?.results.length ?? 0) > 0 && (
        <ul
          aria-label={texts.found}
          className="floating absolute inset-x-0 top-full z-10 mt-1.5 overflow-hidden p-1.5 shadow-2"
        >
          {found.data?.results.slice(0, MOST).map((item) => (
            <li key={item.versionId}>
              <button
                type="button"
                className="flex min-h-11 w-full items-center gap-3 rounded-[10px] px-2.5 py-1.5 text-left hover:bg-surface-2"
                onClick={() => take(item)}
              >
                <VersionPicture image={item.image} tile={item.tile} swatch={item.swatch} />
                <span className="min-w-0 flex-1">
                  <b className="block truncate font-semibold">{item.name}</b>
                  <span className="block truncate text-[0.8125rem] text-text-2">
                    {item.code}, {item.detail}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
