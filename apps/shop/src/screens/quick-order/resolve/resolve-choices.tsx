import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';
import type { QuickLine } from '../quick-line.ts';
import { Compared, upper } from './resolve-options.tsx';
import { stockText } from '../stock-text.ts';

const MOST = 6;

/** What a line may be, or what can replace it; a tap makes it that. */
export function ResolveChoices({ line, onChoose }: { line: QuickLine; onChoose: (match: ListMatch) => void }) {
  if (line.candidates.length === 0) return null;
  return (
    <ul className="flex min-w-0 flex-wrap gap-2 w-full">
      {line.candidates.slice(0, MOST).map((match) => (
        <li key={match.versionId} className="w-full">
          <button
            type="button"
            className="pressable flex w-full items-center gap-2.5 rounded-[16px] border-[1.5px] border-line bg-surface py-1.5 pr-3 pl-1.5 text-left"
            onClick={() => onChoose(match)}
          >
            <Compared wanted={line.match} match={match} />
            <span className="min-w-0">
              <b className="block truncate text-label">
                <span className="sr-only">{words.use}</span> {lineName(match)}
              </b>{' '}
              <span className="block truncate text-small text-text-2">
                {[match.manufacturer.name, productBehind(match)].filter(Boolean).join(', ')}
              </span>{' '}
              <span className="block truncate text-small text-text-3">
                {match.difference === null ? formatPesos(match.price) : upper(match.difference)}, {stockText(match)}
              </span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
