import { Icon } from '@tonalia/ui/icon';
import { Swatch } from '@tonalia/ui/swatch';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { missingOf, shortName, versionName, versionOf } from './parts.ts';
import type { PartGroup } from './parts.ts';
import type { Combo } from './use-combo.ts';

interface ChipsProps {
  combo: Combo;
  group: PartGroup;
  /** The shopper tried to add the combo without it. */
  isMissed: boolean;
  onPick: () => void;
}

/** The chosen versions of a part, each removable, and the number of missing ones. */
export function Chips({ combo, group, isMissed, onPick }: ChipsProps) {
  const codes = combo.picks.get(group.id) ?? [];
  const missing = missingOf(group, combo.picks);
  if (codes.length === 0 && !isMissed) return null;
  return (
    <ul className="mt-2.5 flex flex-wrap gap-2">
      {codes.map((code, at) => (
        // The same shade may be chosen twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${code} ${at}`}>
          <Picked group={group} code={code} onRemove={() => combo.unpick(group, code)} />
        </li>
      ))}
      {missing > 0 && (isMissed || codes.length > 0) && (
        <li>
          <button
            type="button"
            className={`pressable inline-flex min-h-11 items-center gap-1.5 rounded-[12px] px-3 text-label inset-ring-[1.5px] ${isMissed ? 'text-danger inset-ring-danger' : 'text-text-2 inset-ring-line'}`}
            onClick={onPick}
          >
            <Icon name="plus" size="sm" />
            {comboMessages.missing(missing)}
          </button>
        </li>
      )}
    </ul>
  );
}

function Picked({ group: { part, places }, code, onRemove }: { group: PartGroup; code: string; onRemove: () => void }) {
  const version = versionOf(part, code);
  const name = version ? versionName(version, part.versions) : code;
  const color = version?.color?.color;
  const content = (
    <>
      {color && <Swatch size={26} color={color} />}
      {shortName(name)}
    </>
  );
  const look = 'inline-flex min-h-11 items-center gap-2 rounded-[12px] bg-surface-2 pr-3 pl-1.5 text-label';
  if (places.length === 1) {
    return (
      <span className={look}>
        {content}
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  return (
    <button type="button" aria-label={comboMessages.remove(name)} className={`pressable ${look}`} onClick={onRemove}>
      {content}
      <Icon name="x" size="sm" className="text-text-3" />
    </button>
  );
}
