import { texts as shared } from '../../messages/texts.es-CO.ts';
import type { GridColumn } from './cell-view.tsx';

/** The room of the tick boxes. */
const TICKS = '40px';

/** The shown columns with grey rows while the first page loads; nothing in the first 150 ms. */
export const GridSkeleton = ({ columns }: { columns: readonly GridColumn[] }) => (
  <div
    role="status"
    aria-busy="true"
    aria-label={shared.loading}
    className="late min-h-0 flex-1 overflow-hidden text-[0.78125rem]"
  >
    {Array.from({ length: 18 }, (_, row) => (
      <div
        key={row}
        className={row === 0 ? 'grid h-[34px] bg-side' : 'grid h-9'}
        style={{ gridTemplateColumns: [TICKS, ...columns.map(({ width }) => width)].join(' ') }}
      >
        <span className="flex items-center justify-center border-r border-b border-hair">
          <span className="size-[18px] rounded-[5.5px] inset-ring-[1.75px] inset-ring-line-control" />
        </span>
        {columns.map(({ id, title, align }) => (
          <span
            key={id}
            className={`flex items-center border-r border-b border-hair px-2.5 ${align === 'right' ? 'justify-end' : align === 'center' ? 'justify-center' : ''}`}
          >
            {row === 0 ? (
              <span className="font-semibold text-text-2">{title}</span>
            ) : (
              <>
                {id === 'name' && <span className="skeleton mr-2 ml-6 size-[26px] rounded-[8px]" />}
                <span
                  className="skeleton h-3 rounded-full"
                  style={{ width: id === 'name' ? 120 + ((row * 37) % 110) : 48 }}
                />
              </>
            )}
          </span>
        ))}
      </div>
    ))}
  </div>
);

/** The same on a phone. */
export const CardsSkeleton = () => (
  <div role="status" aria-busy="true" aria-label={shared.loading} className="late grid gap-2 px-4 py-3">
    {Array.from({ length: 8 }, (_, row) => (
      <div key={row} className="flex h-[66px] items-center gap-3 rounded-[18px] border border-line bg-surface px-3.5">
        <span className="skeleton size-[38px] rounded-[10px]" />
        <span className="grid flex-1 gap-2">
          <span className="skeleton h-3 w-3/4 rounded-full" />
          <span className="skeleton h-3 w-2/5 rounded-full" />
        </span>
        <span className="skeleton h-3 w-14 rounded-full" />
      </div>
    ))}
  </div>
);
