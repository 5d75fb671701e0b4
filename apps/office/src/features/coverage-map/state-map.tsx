import { coverageTexts } from '../../messages/coverage.es-CO.ts';
import { leadColour } from './lead-colours.ts';
import { outlineBox, stateOutlines } from './state-outlines.ts';

const texts = coverageTexts.map;

export type StateMapProps = {
  /** The best days on the road of each department with delivery. */
  leads: ReadonlyMap<string, number>;
  names: ReadonlyMap<string, string>;
  /** The departments of the chosen zone or filter. */
  chosen: ReadonlySet<string>;
  onChoose?: (stateId: string) => void;
};

/**
 * The departments in the colours of their best days on the road. A click chooses one; the filter of the list does the same by
 * keyboard.
 */
export function StateMap({ leads, names, chosen, onChoose }: StateMapProps) {
  // an outline of its own for those that are chosen, above all others
  const above = stateOutlines.filter(({ stateId }) => chosen.has(stateId));
  return (
    <svg
      viewBox={outlineBox}
      role="img"
      aria-label={texts.about(leads.size, stateOutlines.length)}
      className="mx-auto block h-auto max-h-[390px] w-full max-w-[330px]"
    >
      {stateOutlines.map(({ stateId, path }) => (
        <path
          key={stateId}
          d={path}
          data-state={stateId}
          fill={leadColour(leads.get(stateId))}
          stroke={leads.has(stateId) ? 'var(--surface)' : 'var(--line-control)'}
          strokeWidth={leads.has(stateId) ? 1.5 : 0.75}
          strokeLinejoin="round"
          className={onChoose && 'cursor-pointer'}
          onClick={onChoose && (() => onChoose(stateId))}
        >
          <title>{`${names.get(stateId) ?? ''}: ${leadWords(leads.get(stateId))}`}</title>
        </path>
      ))}
      {above.map(({ stateId, path }) => (
        <path
          key={stateId}
          d={path}
          fill="none"
          stroke="var(--text)"
          strokeWidth={3}
          strokeLinejoin="round"
          className="pointer-events-none"
        />
      ))}
    </svg>
  );
}

const leadWords = (days: number | undefined): string =>
  days === undefined ? (texts.legend.at(-1) ?? '') : coverageTexts.dayWords(days).toLocaleLowerCase('es');
