import { literals } from '@tonalia/contract/literals.es-CO';
import type { Version } from '@tonalia/contract/products';
import { plainText } from '@tonalia/rules/plain-text';
import { SearchField } from '@tonalia/ui/search-field';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { sheen } from '@tonalia/ui/sheen';
import { useState } from 'react';
import { comboMessages } from '../../messages/combos.es-CO.ts';
import { canPick, missingOf, shortName, versionName, versionOf, volumeOf, volumesOf } from './parts.ts';
import type { PartGroup } from './parts.ts';
import type { Combo } from './use-combo.ts';
import { Chips } from './chips.tsx';

/** Above this number of versions there is a search field. */
const SEARCH_FROM = 15;

/** All versions of a part, chosen by a tap; the chosen ones are listed above. */
export function VersionPicker({ combo, group, onDone }: { combo: Combo; group: PartGroup; onDone: () => void }) {
  const [words, setWords] = useState('');
  const { part, places } = group;
  const missing = missingOf(group, combo.picks);
  const query = plainText(words);
  const { volumes, volume, setVolume } = useVolume(combo, group);
  const among = part.versions.filter((one) => volumes.length === 0 || volumeOf(one) === volume);
  const versions = among.filter(
    (one) => plainText(versionName(one, among)).includes(query) || plainText(one.code).includes(query),
  );
  function pick(version: Version) {
    combo.pick(group, version.code);
    if (places.length === 1) onDone();
  }
  return (
    <div className="px-5 pb-5 lg:px-7">
      {(among.length > SEARCH_FROM || volumes.length > 0) && (
        <div className="sticky top-0 z-sticky grid gap-2.5 bg-surface pb-3">
          {volumes.length > 0 && (
            <SegmentedControl
              label={comboMessages.volume}
              options={volumes.map((one) => ({ value: one, label: one }))}
              value={volume ?? ''}
              onChange={setVolume}
            />
          )}
          {among.length > SEARCH_FROM && (
            <SearchField
              label={comboMessages.find}
              clearLabel={literals.clearSearch}
              value={words}
              onChange={setWords}
            />
          )}
        </div>
      )}
      {places.length > 1 && <Chips combo={combo} group={group} isMissed={false} onPick={() => null} />}
      {places.length > 1 && (
        <p role="status" className="py-2 text-small text-text-2">
          {missing > 0 ? comboMessages.missing(missing) : comboMessages.enough}
        </p>
      )}
      {versions.length === 0 && <p className="py-6 text-text-2">{comboMessages.noMatch}</p>}
      <ul className="grid grid-cols-3 gap-x-3 gap-y-3.5 sm:grid-cols-4 lg:grid-cols-6">
        {versions.map((version) => (
          <li key={version.code} className="[contain-intrinsic-size:auto_108px] [content-visibility:auto]">
            <VersionButton
              version={version}
              name={versionName(version, among)}
              times={(combo.picks.get(group.id) ?? []).filter((code) => code === version.code).length}
              isOut={!canPick(part, version)}
              isFull={places.length > 1 && missing === 0}
              onPick={() => pick(version)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The volume that is shown: that of the last chosen version, otherwise the first with a selectable version. */
function useVolume(combo: Combo, { id, part }: PartGroup) {
  const volumes = volumesOf(part);
  const [volume, setVolume] = useState(() => {
    const chosen = versionOf(part, combo.picks.get(id)?.[0] ?? '');
    const first = chosen ?? part.versions.find((one) => canPick(part, one)) ?? part.versions[0];
    return first && volumeOf(first);
  });
  return { volumes, volume, setVolume };
}

interface VersionButtonProps {
  version: Version;
  name: string;
  times: number;
  isOut: boolean;
  isFull: boolean;
  onPick: () => void;
}

function VersionButton({ version, name, times, isOut, isFull, onPick }: VersionButtonProps) {
  const short = shortName(name);
  const why = isOut ? literals.shadeOutOfStock : isFull ? comboMessages.enough : undefined;
  return (
    <button
      type="button"
      aria-label={why === undefined ? name : `${name}, ${why}`}
      aria-pressed={times > 0}
      aria-disabled={why !== undefined || undefined}
      title={why}
      className="pressable block w-full rounded-[16px] p-1.5 text-left"
      onClick={() => why === undefined && onPick()}
    >
      <span
        className={`relative block h-13 rounded-[14px] inset-ring inset-ring-swatch-edge ${times > 0 ? 'outline-[2.5px] outline-offset-2 outline-brand' : ''}`}
        style={{ background: version.color?.color ? sheen(version.color.color) : 'var(--surface-2)' }}
      >
        {isOut && <span className="swatch-veil absolute inset-0 rounded-[inherit]" />}
        {times > 1 && (
          <span className="absolute -top-1.5 -right-1.5 h-[22px] min-w-[22px] rounded-full bg-brand px-1 text-center text-[0.75rem] leading-[22px] font-bold text-on-brand">
            {times}
          </span>
        )}
      </span>
      <span className="mt-1.5 block truncate text-micro">{short}</span>
      {short !== name && (
        <span className="line-clamp-2 text-micro font-medium text-text-3">{name.slice(short.length + 1)}</span>
      )}
    </button>
  );
}
