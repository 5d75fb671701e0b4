import type { ListMatch } from '@tonalia/contract/order-list';
import { lineName, productBehind } from '@tonalia/rules/line-name';
import { Swatch } from '@tonalia/ui/swatch';
import { formulaMessages as words } from '../../messages/formulas.es-CO.ts';
import type { ReadDye } from './resolve-mix.ts';

const MOST = 8;

/** The versions that the words of a dye may mean; a tap puts one into the mix. */
export function DyeChoices({ dye, onChoose }: { dye: ReadDye; onChoose: (match: ListMatch) => void }) {
  return (
    <div role="group" aria-label={words.which(dye.words)}>
      <p className="mb-1.5 text-label">{words.which(dye.words)}</p>
      <ul className="flex flex-wrap gap-2">
        {dye.matches.slice(0, MOST).map((match) => (
          <li key={match.versionId} className="max-w-full">
            <button
              type="button"
              className="pressable flex max-w-full items-center gap-2.5 rounded-[16px] border-[1.5px] border-line bg-surface py-1.5 pr-3 pl-1.5 text-left"
              onClick={() => onChoose(match)}
            >
              {match.color?.color && <Swatch color={match.color.color} size={26} className="size-9! rounded-[11px]!" />}
              <span className="min-w-0">
                <b className="block truncate text-label">{lineName(match)}</b>{' '}
                <span className="block truncate text-small text-text-2">
                  {[match.manufacturer.name, productBehind(match)].filter(Boolean).join(', ')}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
