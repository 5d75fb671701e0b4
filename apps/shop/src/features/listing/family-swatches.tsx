import type { Facets } from '@tonalia/contract/products';
import { classNames } from '@tonalia/ui/class-names';
import { Swatch } from '@tonalia/ui/swatch';
import { idsOf, toggled } from './filters.ts';

/** The colour families, each a swatch above its name; several can be selected. */
export function FamilySwatches({
  families,
  value,
  onChange,
}: {
  families: Facets['colorFamilies'];
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}) {
  const chosen = idsOf(value);
  return (
    <div className="grid grid-cols-4 gap-y-2">
      {families.map(({ _id, name, color }) => (
        <button
          key={_id}
          type="button"
          aria-pressed={chosen.includes(_id)}
          className="group/family flex min-w-0 flex-col items-center gap-1.5 rounded-control pt-1 text-micro text-text-2 aria-pressed:text-text"
          onClick={() => onChange(toggled(value, _id))}
        >
          <Swatch
            color={color}
            size={48}
            className={classNames(
              'outline-offset-2 outline-brand group-aria-pressed/family:outline-2',
              'pressable size-11',
            )}
          />
          <span className="w-full truncate text-center">{name}</span>
        </button>
      ))}
    </div>
  );
}
