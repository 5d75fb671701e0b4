import type { UseQueryResult } from '@tanstack/react-query';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '@tonalia/ui/icon';
import { EmptyNote, LoadFailure, LoadingRows, NothingFound } from '../../components/states.tsx';
import { useWide } from '../../components/use-wide.ts';

/** A column of a list about money; `isHidden` names it for screen readers only. */
export interface MoneyColumn {
  name: string;
  label: string;
  isAmount?: boolean;
  isHidden?: boolean;
  /** In place of the label, for a box that chooses. */
  head?: ReactNode;
  /** The order of the rows by this column, and its change where it can change. */
  order?: 'ascending' | 'descending';
  onOrder?: () => void;
}

export type MoneyListProps<T> = {
  query: Pick<UseQueryResult, 'isPending' | 'isError' | 'error' | 'data' | 'refetch'>;
  /** What could not be loaded. */
  what: string;
  rows: readonly T[];
  /** Words for an empty list, and for a search that found nothing; the first that fits. */
  empty: { title: string; text: string };
  noneFound: string | undefined;
  /** What can be done about an empty list. */
  emptyAct?: ReactNode;
  columns: readonly MoneyColumn[];
  /** Height of a row in px. */
  height: number;
  row: (one: T) => ReactNode;
  /** The same on a phone, as an item of a list. */
  card: (one: T) => ReactNode;
};

/** A list about money: a table, and on a phone cards that say and do the same. */
export function MoneyList<T>({ query, what, rows, empty, noneFound, emptyAct, ...shown }: MoneyListProps<T>) {
  return (
    <div className="min-w-0 flex-1 lg:overflow-x-auto">
      {query.isPending && <LoadingRows rows={8} />}
      {query.isError && query.data === undefined && (
        <LoadFailure what={what} cause={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined &&
        rows.length === 0 &&
        (noneFound === undefined ? (
          <EmptyNote {...empty}>{emptyAct}</EmptyNote>
        ) : (
          <NothingFound title={noneFound}>{emptyAct}</NothingFound>
        ))}
      {rows.length > 0 && <Rows rows={rows} {...shown} />}
    </div>
  );
}

type MoneyRowsProps<T> = Pick<MoneyListProps<T>, 'rows' | 'columns' | 'height' | 'row' | 'card'>;

function Rows<T>({ rows, columns, height, row, card }: MoneyRowsProps<T>) {
  const isWide = useWide();
  if (!isWide) return <ul className="grid grid-cols-[minmax(0,1fr)] gap-2.5 p-4">{rows.map(card)}</ul>;
  return (
    <table
      className="data-table"
      style={{ '--row': `${height}px` } as CSSProperties /* as: a custom property is not in React's type */}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <ColumnHead key={column.name} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{rows.map(row)}</tbody>
    </table>
  );
}

function ColumnHead({ column: { label, isAmount, isHidden, head, order, onOrder } }: { column: MoneyColumn }) {
  if (head) return <th className="w-14">{head}</th>;
  const words = (
    <>
      {label}
      {order && (
        <Icon
          name={order === 'descending' ? 'arrow-down' : 'M12 19V5M5 12l7-7 7 7'}
          size="xs"
          className="ml-1 inline-block align-[-2px] text-text"
        />
      )}
    </>
  );
  return (
    <th scope="col" className={isAmount ? 'amount' : ''} aria-sort={order}>
      {isHidden ? (
        <span className="sr-only">{label}</span>
      ) : onOrder ? (
        <button type="button" className="touch-area font-semibold hover:text-text" onClick={onOrder}>
          {words}
        </button>
      ) : (
        words
      )}
    </th>
  );
}
