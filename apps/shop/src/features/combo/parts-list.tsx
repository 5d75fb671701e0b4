import { Button } from '@tonalia/ui/button';
import { Icon } from '@tonalia/ui/icon';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { Tile } from '@tonalia/ui/tile';
import { useEffect, useRef } from 'react';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { Picture } from '../../components/picture.tsx';
import { canPick, isOfShades, missingOf, versionName } from './parts.ts';
import type { PartGroup } from './parts.ts';
import { Chips } from './chips.tsx';
import type { Combo } from './use-combo.ts';

/** Up to this many versions without a colour are shown side by side. */
const MAX_BUTTONS = 4;

export interface PartsListProps {
  combo: Combo;
  /** The number of failed attempts to add; each one focuses the part with the error. */
  failedAttempts: number;
  onPick: (group: PartGroup) => void;
}

/** The parts of a combo with their quantities and chosen versions. */
export function PartsList({ combo, failedAttempts, onPick }: PartsListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (failedAttempts > 0) list.current?.querySelector<HTMLElement>('[data-lacks] :is(button, input)')?.focus();
  }, [failedAttempts]);
  return (
    <ul ref={list} aria-label={comboMessages.contents} className="divide-y divide-line">
      {combo.groups.map((group) => (
        <li key={group.id} className="flex gap-4 py-4" data-lacks={combo.problem(group) === null ? undefined : true}>
          <PartPicture group={group} />
          <PartWords combo={combo} group={group} onPick={() => onPick(group)} />
        </li>
      ))}
    </ul>
  );
}

function PartPicture({ group: { part, units } }: { group: PartGroup }) {
  return (
    <div className="relative h-fit" aria-hidden="true">
      <Tile tint={part.tile} className="w-15 rounded-[16px]">
        <Picture image={part.image} alt="" small sizes="60px" />
      </Tile>
      <span className="absolute -top-1.5 -right-1.5 h-[22px] min-w-[22px] rounded-full bg-text px-1 text-center text-[0.75rem] leading-[22px] font-bold text-canvas ring-[2.5px] ring-surface">
        {units}
      </span>
    </div>
  );
}

function PartWords({ combo, group, onPick }: { combo: Combo; group: PartGroup; onPick: () => void }) {
  const { part, units, places } = group;
  const error = combo.problem(group);
  const isInline = places.length === 1 && !isOfShades(part) && part.versions.length <= MAX_BUTTONS;
  const chosen = places.length - missingOf(group, combo.picks);
  return (
    <div className="min-w-0 flex-1">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <p className="text-label">
            <span className="sr-only">{comboMessages.units(units, part.name)}</span>
            <span aria-hidden="true">{part.name}</span>
          </p>
          {places.length > 1 && <p className="text-small text-text-3">{comboMessages.chosen(chosen, places.length)}</p>}
          {places.length === 0 && part.versions[0] && <FixedVersion group={group} />}
        </div>
        {places.length > 0 && !isInline && (
          <PickButton name={part.name} isWhole={chosen === places.length} onPick={onPick} />
        )}
      </div>
      {places.length > 0 && !isInline && (
        <Chips combo={combo} group={group} isMissed={error !== null} onPick={onPick} />
      )}
      {isInline && <VersionButtons combo={combo} group={group} />}
      {error && (
        <p role="alert" className="mt-2 flex items-center gap-1.5 text-small text-danger">
          <Icon name="alert-circle" size="sm" />
          {error}
        </p>
      )}
    </div>
  );
}

/** The version of a fixed part, when its product has several. */
function FixedVersion({ group: { part } }: { group: PartGroup }) {
  const [version] = part.versions;
  const name = version && versionName(version, part.versions);
  // Without shade and volume the name is the code, which tells the shopper nothing.
  if (!name || name === version.code) return null;
  return <p className="text-small text-text-3">{name}</p>;
}

function PickButton({ name, isWhole, onPick }: { name: string; isWhole: boolean; onPick: () => void }) {
  return (
    <Button
      size="sm"
      variant={isWhole ? 'secondary' : 'soft'}
      className="min-h-11!"
      aria-label={isWhole ? comboMessages.changeFor(name) : comboMessages.pickFor(name)}
      onClick={onPick}
    >
      {isWhole ? comboMessages.change : comboMessages.pick}
    </Button>
  );
}

/** Two to four versions without a colour: 10 vol, 20 vol, 30 vol. */
function VersionButtons({ combo, group }: { combo: Combo; group: PartGroup }) {
  const { part, id } = group;
  return (
    <SegmentedControl
      label={part.name}
      className="mt-2.5 lg:max-w-80"
      value={combo.picks.get(id)?.[0] ?? ''}
      options={part.versions.map((version) => ({
        value: version.code,
        label: versionName(version, part.versions),
        disabledReason: canPick(part, version) ? undefined : comboMessages.soldOut,
      }))}
      onChange={(code) => combo.pick(group, code)}
    />
  );
}
