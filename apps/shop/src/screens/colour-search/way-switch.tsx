import { Icon } from '@tonalia/ui/icon';
import type { IconName } from '@tonalia/ui/icon';
import { useId } from 'react';
import { colourSearchMessages as text } from '../../messages/colour-search.es-CO.ts';

export type SearchWay = 'photo' | 'swatch' | 'code';

const ways: readonly { way: SearchWay; icon: IconName }[] = [
  { way: 'photo', icon: 'camera' },
  { way: 'swatch', icon: 'palette' },
  { way: 'code', icon: 'hash' },
];

/** Switches between swatch, photo and code: at the bottom on a phone, at the top on a desktop. */
export function WaySwitch({ way, onChange }: { way: SearchWay; onChange: (way: SearchWay) => void }) {
  const name = useId();
  return (
    <div className="max-lg:fixed low:static! max-lg:inset-x-safe max-lg:bottom-0 max-lg:z-header max-lg:border-t max-lg:border-line max-lg:bg-surface max-lg:px-4 max-lg:pt-2.5 max-lg:pb-[max(12px,var(--safe-bottom))] lg:mb-5">
      <div role="radiogroup" aria-label={text.ways} className="flex flex-wrap rounded-control bg-surface-2 p-1">
        {ways.map((one) => (
          <label
            key={one.way}
            className="has-focus-visible:focus-ring flex h-11 flex-1 items-center justify-center gap-2 rounded-[11px] text-label leading-none text-text-2 has-checked:bg-segment has-checked:text-text has-checked:shadow-2"
          >
            <input
              type="radio"
              name={name}
              checked={one.way === way}
              className="sr-only"
              onChange={() => onChange(one.way)}
            />
            <Icon name={one.icon} size="sm" />
            {text[one.way]}
          </label>
        ))}
      </div>
    </div>
  );
}
