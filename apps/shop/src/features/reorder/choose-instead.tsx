import type { RepeatLine } from '@tonalia/contract/repeat-order';
import { formatPesos } from '@tonalia/rules/money';
import { Swatch } from '@tonalia/ui/swatch';
import { Tile } from '@tonalia/ui/tile';
import type { TileTint } from '@tonalia/ui/tile';
import { lineName } from '@tonalia/rules/line-name';
import { Picture } from '../../components/picture.tsx';
import { repeatMessages as words } from '../../messages/repeat.es-CO.ts';

/** What can be ordered instead of a line, nearest first, or nothing. */
export function ChooseInstead({
  line,
  onChoose,
}: {
  line: RepeatLine;
  /** Without a code the line is left out. */
  onChoose: (code?: string) => void;
}) {
  return (
    <ul className="divide-y divide-line">
      {line.alternatives.map((one) => (
        <li key={one.versionCode ?? one.code}>
          <button
            type="button"
            className="pressable flex w-full items-center gap-3 py-3 text-left"
            onClick={() => onChoose(one.versionCode ?? one.code)}
          >
            {one.color?.color ? (
              <Swatch color={one.color.color} size={48} />
            ) : (
              // as: the contract types a tint as text; the catalogue has only these values
              <Tile tint={one.tile as TileTint} className="w-12 rounded-control">
                <Picture image={one.image} alt="" sizes="48px" small />
              </Tile>
            )}
            <span className="min-w-0 flex-1">
              <b className="block text-label wrap-break-word">{lineName(one)}</b>{' '}
              <span className="block text-small text-text-3">
                {[one.versionName === null ? null : one.name, one.manufacturer.name, one.difference]
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>{' '}
            <b className="shrink-0 text-label">{formatPesos(one.price)}</b>
          </button>
        </li>
      ))}
      <li>
        <button type="button" className="pressable w-full py-4 text-left text-danger" onClick={() => onChoose()}>
          {words.leaveOut}
        </button>
      </li>
    </ul>
  );
}
