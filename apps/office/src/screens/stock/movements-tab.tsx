import type { ListedMovement } from '@tonalia/contract/stock-movements';
import type { MovementCause } from '@tonalia/contract/stock-office';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { formatNumber } from '@tonalia/rules/money';
import { movementsQuery } from '../../api/stock-movements.ts';
import { ChoiceFilter } from '../../components/choice-filter.tsx';
import { OfficeButton } from '../../components/office-button.tsx';
import { SearchBox } from '../../components/search-box.tsx';
import { LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useNow } from '../../components/use-now.ts';
import { VersionPicture } from '../../components/version-picture.tsx';
import { formatWhenInFull } from '../../components/when.ts';
import { stockTexts as texts } from '../../messages/stock.es-CO.ts';
import { type StockSearch, readStockSearch } from './stock-search.ts';

const causes = Object.keys(texts.causes) as MovementCause[]; // as: the keys of the table of causes
const dateField =
  'h-8 rounded-[10px] bg-surface px-2.5 text-[0.8125rem] font-medium inset-ring-[1.5px] inset-ring-line max-lg:h-11';

/** Every movement of stock, newest first, by cause, warehouse, day, and whether the operator made it. */
export function MovementsTab({ search }: { search: StockSearch }) {
  const navigate = useNavigate();
  const cause = causes.find((one) => one === search.causa);
  const list = useInfiniteQuery(
    movementsQuery({
      q: search.q,
      warehouseId: search.bodega,
      cause,
      isMine: search.mios === 'si',
      from: search.desde,
      to: search.hasta,
    }),
  );
  const movements = list.data?.pages.flatMap((page) => page.results) ?? [];
  const warehouses = list.data?.pages[0]?.warehouses ?? [];
  const set = (change: Record<string, string | undefined>) =>
    void navigate({ to: '/existencias', search: readStockSearch({ ...search, ...change }), replace: true });
  return (
    <>
      <div className="flex min-h-[52px] flex-wrap items-center gap-2.5 px-4 py-2 lg:px-7">
        <SearchBox
          value={search.q ?? ''}
          label={texts.searchMovements}
          className="h-8 w-[240px] text-[0.8125rem] max-lg:h-11 max-lg:w-full"
          onSearch={(q) => set({ q: q || undefined })}
        />
        <ChoiceFilter
          name={texts.cause}
          removeLabel={texts.without(texts.cause)}
          value={cause}
          choices={causes.map((value) => ({ value, label: texts.causes[value] }))}
          onChoose={(causa) => set({ causa })}
        />
        <ChoiceFilter
          name={texts.warehouse}
          removeLabel={texts.without(texts.warehouse)}
          value={search.bodega}
          choices={warehouses.map(({ _id, name }) => ({ value: _id, label: name }))}
          onChoose={(bodega) => set({ bodega })}
        />
        <input
          type="date"
          aria-label={texts.from}
          className={dateField}
          value={search.desde ?? ''}
          onChange={({ currentTarget }) => set({ desde: currentTarget.value || undefined })}
        />
        <input
          type="date"
          aria-label={texts.to}
          className={dateField}
          value={search.hasta ?? ''}
          onChange={({ currentTarget }) => set({ hasta: currentTarget.value || undefined })}
        />
        <label className="flex min-h-8 items-center gap-2 text-[0.8125rem] font-semibold max-lg:min-h-11">
          <input
            type="checkbox"
            checked={search.mios === 'si'}
            onChange={({ currentTarget }) => set({ mios: currentTarget.checked ? 'si' : undefined })}
          />
          {texts.mine}
        </label>
      </div>
      {list.isPending && <LoadingRows rows={10} />}
      {list.isError && !list.data && (
        <LoadFailure what={texts.whatMovements} cause={list.error} onRetry={() => void list.refetch()} />
      )}
      {list.data && movements.length === 0 && <NothingFound title={texts.noMovementsFound} />}
      {movements.length > 0 && (
        <div className="overflow-x-auto">
          <table className="data-table" style={{ '--row': '47px' } as object /* as: a custom property */}>
            <thead>
              <tr>
                {[texts.when, texts.version, texts.cause, texts.warehouse].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                {[texts.change, texts.left].map((name) => (
                  <th key={name} scope="col" className="amount">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {movements.map((one) => (
                <Movement
                  key={one._id}
                  one={one}
                  warehouse={warehouses.find(({ _id }) => _id === one.warehouseId)?.name ?? one.warehouseId}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.hasNextPage && (
        <p className="p-4 text-center">
          <OfficeButton look="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {texts.olderMovements}
          </OfficeButton>
        </p>
      )}
    </>
  );
}

function Movement({ one, warehouse }: { one: ListedMovement; warehouse: string }) {
  const now = useNow();
  const isOrder = one.document !== null && (one.cause === 'order' || one.cause === 'return');
  return (
    <tr>
      <td className="whitespace-nowrap text-text-2">{formatWhenInFull(new Date(one.at), now)}</td>
      <td>
        <span className="flex min-w-0 items-center gap-2.5">
          <VersionPicture image={one.image} tile={one.tile} swatch={one.swatch} />
          <span className="min-w-0">
            <Link
              to="/existencias"
              search={{ q: one.code, fila: one.versionId, panel: 'movimientos' }}
              className="block max-w-[16rem] truncate font-semibold hover:underline"
            >
              {one.name}
            </Link>
            <span className="block max-w-[16rem] truncate text-[0.78125rem] text-text-2">
              {one.code}, {one.detail}
            </span>
          </span>
        </span>
      </td>
      <td>
        <b className="font-semibold">
          {one.cause === 'order' && one.units > 0 ? texts.cameBack : texts.causes[one.cause]}
        </b>{' '}
        <span className="text-text-2">
          {isOrder && one.document !== null ? (
            <Link to="/pedidos/$code" params={{ code: one.document }} className="hover:underline">
              {one.document}
            </Link>
          ) : (
            one.document
          )}{' '}
          {one.reason}
        </span>
      </td>
      <td>{warehouse}</td>
      <td className={`amount font-semibold ${one.units > 0 ? 'text-brand-text' : ''}`}>
        {one.units > 0 ? '+' : '−'}
        {formatNumber(Math.abs(one.units))}
      </td>
      <td className="amount text-text-2">{formatNumber(one.onHandAfter)}</td>
    </tr>
  );
}
