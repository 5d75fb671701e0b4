import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { stockText } from './stock-text.ts';

/** What the typed text may be; the arrows move through it, Enter or a tap takes one. */
export function EntrySuggestions(props: {
  id: string;
  found: readonly ListMatch[];
  at: number;
  units: number;
  onUse: (match: ListMatch) => void;
}) {
  const { id, found, at, units, onUse } = props;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={words.suggestions}
      className="absolute top-full right-0 left-0 z-header mt-1.5 overflow-hidden rounded-[18px] border border-line bg-surface p-1.5 shadow-pop lg:max-w-150"
    >
      {found.map((match, n) => (
        <button
          type="button"
          tabIndex={-1}
          key={match.versionId}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === at}
          className={`flex w-full cursor-pointer items-center text-left gap-3 rounded-[12px] p-2 ${n === at ? 'bg-brand-soft' : 'hover:bg-surface-2'}`}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onUse(match)}
        >
          <LinePicture match={match} />
          <span className="min-w-0 flex-1">
            <b className="block truncate text-label">{lineName(match)}</b>{' '}
            <span className="block truncate text-small text-text-3">
              {[match.code, match.manufacturer.name, productBehind(match)].filter(Boolean).join(', ')}
            </span>
          </span>{' '}
          <span className="shrink-0 text-right text-small whitespace-nowrap">
            <b className="block text-label">{formatPesos(match.price * units)}</b>{' '}
            <span className="block text-text-3">{stockText(match)}</span>
          </span>
        </button>
      ))}
    </div>
  );
}
