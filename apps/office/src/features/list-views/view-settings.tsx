import { Icon } from '@tonalia/ui/icon';
import { outlines } from '../../components/outlines.ts';
import { usePreferences } from '../../components/preferences.tsx';
import { listsTexts as texts } from '../../messages/lists.es-CO.ts';
import { ColumnsMenu } from './columns-menu.tsx';
import type { ChosenColumns } from './use-columns.ts';

/** Height of the rows, and which columns there are. */
export function ViewSettings({ columns }: { columns: ChosenColumns }) {
  return (
    <>
      <Density />
      <ColumnsMenu columns={columns} />
    </>
  );
}

const densities = [
  { value: 'comfortable', label: texts.comfortable, icon: outlines.rows2 },
  { value: 'compact', label: texts.compact, icon: outlines.rows3 },
] as const;

function Density() {
  const { density, change } = usePreferences();
  return (
    <div role="radiogroup" aria-label={texts.density} className="flex gap-0.5 rounded-[11px] bg-surface-2 p-[3px]">
      {densities.map(({ value, label, icon }) => (
        <label
          key={value}
          title={label}
          className="has-focus-visible:focus-ring flex h-[26px] min-w-[34px] items-center justify-center rounded-[8.5px] px-2 text-text-2 has-checked:bg-segment has-checked:text-text has-checked:shadow-1"
        >
          <input
            type="radio"
            name="density"
            aria-label={label}
            checked={density === value}
            className="sr-only"
            onChange={() => change({ density: value })}
          />
          <Icon name={icon} size="sm" />
        </label>
      ))}
    </div>
  );
}
