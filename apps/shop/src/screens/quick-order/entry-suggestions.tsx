import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { formatPesos } from '@tonalia/rules/money';
import { quickOrderMessages as words } from '../../messages/quick-order.es-CO.ts';
import { LinePicture } from '../../features/line-picture/line-picture.tsx';
import { stockText } from './stock-text.ts';

interface EntrySuggestionsProps {
  id: string;
  isWide: boolean;
  /** They answer an earlier text: only to be seen. */
  isOld: boolean;
  found: readonly ListMatch[];
  at: number;
  /** The text in the field; its start is marked where a name or a code begins with it. */
  typed: string;
  units: number;
  onUse: (match: ListMatch) => void;
}

/** What the typed text may be; the arrows move through it, Enter or a tap takes one. */
export function EntrySuggestions({ id, isWide, isOld, found, at, typed, units, onUse }: EntrySuggestionsProps) {
  return (
    <div
      id={id}
      inert={isOld}
      role="listbox"
      aria-label={words.suggestions}
      className="max-lg:p-0.5 max-lg:pt-0 lg:absolute lg:top-full lg:right-0 lg:left-0 lg:z-header lg:mt-1.5 lg:max-w-150 lg:overflow-hidden lg:rounded-[18px] lg:border lg:border-line lg:bg-surface lg:p-1.5 lg:shadow-pop"
    >
      {found.map((match, n) => (
        <button
          type="button"
          tabIndex={-1}
          key={match.versionId}
          id={`${id}-${n}`}
          role="option"
          aria-selected={n === at}
          className={`flex w-full cursor-pointer items-center gap-3 p-2 text-left max-lg:border-t max-lg:border-line max-lg:px-2.5 max-lg:last:rounded-b-[16px] lg:rounded-[12px] ${n === at ? 'bg-brand-soft' : 'hover:bg-surface-2'}`}
          // The field keeps the focus.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onUse(match)}
        >
          <LinePicture match={match} />
          {isWide ? (
            <WideOption match={match} typed={typed} />
          ) : (
            <PhoneOption match={match} units={units} isFirst={n === at} />
          )}
        </button>
      ))}
    </div>
  );
}

const behind = ({ code, ...match }: ListMatch): string =>
  [code, match.manufacturer.name, productBehind(match)].filter(Boolean).join(', ');

function PhoneOption({ match, units, isFirst }: { match: ListMatch; units: number; isFirst: boolean }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <b className="block text-label wrap-break-word">{lineName(match)}</b>{' '}
        <span className="block text-small text-text-3">{behind(match)}</span>{' '}
        <span className="block text-small text-text-2">
          {stockText(match)}
          {isFirst && (
            <>
              , <b className="font-semibold text-text">{formatPesos(match.price * units)}</b>
            </>
          )}
        </span>
      </span>{' '}
      {isFirst ? (
        <span className="flex min-h-11 shrink-0 items-center rounded-control bg-brand px-3.5 text-label text-on-brand">
          {words.addUnits(units)}
        </span>
      ) : (
        <span className="shrink-0 text-small text-text-3">{formatPesos(match.price)}</span>
      )}
    </>
  );
}

function WideOption({ match, typed }: { match: ListMatch; typed: string }) {
  return (
    <>
      <span className="min-w-0 flex-1">
        <b className="block truncate text-label">
          <Marked text={lineName(match)} start={typed} />
        </b>{' '}
        <span className="block truncate text-small text-text-3">
          <Marked text={behind(match)} start={typed} />
        </span>
      </span>{' '}
      <span className="shrink-0 text-small whitespace-nowrap text-text-3">{stockText(match)}</span>{' '}
      <b className="w-20 shrink-0 text-right text-label whitespace-nowrap">{formatPesos(match.price)}</b>
    </>
  );
}

/** A text with its start marked where that is the text that was typed. */
function Marked({ text, start }: { text: string; start: string }) {
  if (start === '' || !text.toLocaleLowerCase('es-CO').startsWith(start.toLocaleLowerCase('es-CO'))) return text;
  return (
    <>
      <mark className="rounded-[3px] bg-top text-on-top">{text.slice(0, start.length)}</mark>
      {text.slice(start.length)}
    </>
  );
}
