import { texts as shared } from '../../messages/texts.es-CO.ts';
import { gridColumns } from './cell-view.tsx';

/** The columns with grey rows while the first page loads; nothing in the first 150 ms. */
export const GridSkeleton = () => (
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
        style={{ gridTemplateColumns: gridColumns.map(({ width }) => width).join(' ') }}
      >
        {gridColumns.map(({ id, title, align }) => (
          <span
            key={id}
            className={`flex items-center border-r border-b border-hair px-2.5 ${align === 'right' ? 'justify-end' : ''}`}
          >
            {row === 0 ? (
              <span className="font-semibold text-text-2">{title}</span>
            ) : (
              <span className={`skeleton h-3 rounded-full ${id === 'name' ? 'ml-[34px] w-44' : 'w-12'}`} />
            )}
          </span>
        ))}
      </div>
    ))}
  </div>
);
