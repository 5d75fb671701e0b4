import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { sheen } from '@tonalia/ui/sheen';
import { LinePicture } from '../../../features/line-picture/line-picture.tsx';
import { quickOrderMessages as words } from '../../../messages/quick-order.es-CO.ts';
import type { QuickLine } from '../quick-line.ts';
import { stockText } from '../stock-text.ts';

const MOST = 6;

/** What a line of a table may be, or what can replace it, side by side; a click or its digit makes the line that. */
export function ResolveOptions({ line, onChoose }: { line: QuickLine; onChoose: (match: ListMatch) => void }) {
  if (line.candidates.length === 0) return null;
  return (
    <ul data-options="" className="contents">
      {line.candidates.slice(0, MOST).map((match) => (
        <li key={match.versionId} className="max-w-full">
          <button
            type="button"
            className="pressable flex min-h-[52px] max-w-full items-center gap-2.5 rounded-[16px] border border-line bg-surface py-1 pr-3 pl-1 text-left focus-visible:border-brand"
            onClick={() => onChoose(match)}
          >
            <Compared wanted={line.match} match={match} />
            <OptionText match={match} />
          </button>
        </li>
      ))}
    </ul>
  );
}

function OptionText({ match }: { match: ListMatch }) {
  const of = [match.manufacturer.name, productBehind(match)].filter(Boolean).join(', ');
  return (
    <span className="min-w-0 text-small">
      <span className="sr-only">{words.use}</span> <b className="text-label">{lineName(match)}</b>{' '}
      <span className="text-text-3">{stockText(match)}</span>{' '}
      <span className="block text-text-2">
        {match.difference === null ? `${of}, ${formatPesos(match.price)}` : upper(match.difference)}
      </span>
    </span>
  );
}

/** Beside a sold-out shade: half of it, half of the one that is offered. */
export function Compared({
  wanted,
  match,
  className,
}: {
  wanted: ListMatch | null;
  match: ListMatch;
  className?: string;
}) {
  if (!wanted?.color?.color || !match.color?.color) return <LinePicture match={match} size="choice" />;
  return (
    <span
      aria-hidden="true"
      className={`grid shrink-0 grid-cols-2 overflow-hidden rounded-[12px] ${className ?? 'h-10.5 w-16'}`}
    >
      <span style={{ background: sheen(wanted.color.color) }} />
      <span style={{ background: sheen(match.color.color) }} />
    </span>
  );
}

/** A difference as the start of a text. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
