import { Icon } from '@tonalia/ui/icon';
import { Menu, menuRowClass } from '../../components/menu.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { outlines } from '../../components/outlines.ts';
import { hiddenAtFirst, usePreferences } from '../../components/preferences.tsx';
import { ordersTexts as texts } from '../../messages/orders.es-CO.ts';
import { columns } from './columns.tsx';

/** The key of this list among the preferences. */
export const LIST = 'orders';

/** Height of the rows, and which columns there are. */
export function ViewSettings({ seesAmounts }: { seesAmounts: boolean }) {
  return (
    <>
      <Density />
      <Menu
        label={texts.columns}
        align="right"
        className="w-[236px]"
        button={(props) => <OutlineButton {...props} icon={outlines.columns} label={texts.columns} small />}
      >
        {() => <ColumnSwitches seesAmounts={seesAmounts} />}
      </Menu>
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

function ColumnSwitches({ seesAmounts }: { seesAmounts: boolean }) {
  const { hidden, change } = usePreferences();
  const off = hidden[LIST] ?? [];
  const set = (names: readonly string[]) => change({ hidden: { ...hidden, [LIST]: names } });
  return (
    <>
      <div className="flex items-center px-2.5 pt-1.5 pb-1 text-[0.78125rem]">
        <b className="flex-1 font-semibold text-text-3">{texts.columns}</b>
        <button
          type="button"
          className="touch-area font-semibold text-brand-text"
          onClick={() => set(hiddenAtFirst[LIST] ?? [])}
        >
          {texts.restore}
        </button>
      </div>
      {columns
        .filter(({ isMoney }) => seesAmounts || !isMoney)
        .map(({ name }) => (
          <label key={name} className={`${menuRowClass} h-[33px]! has-disabled:text-text-3`}>
            <span className="flex-1">{texts.column[name]}</span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={!off.includes(name)}
              checked={!off.includes(name)}
              // The code leads to the order, so it stays.
              disabled={name === 'code'}
              className="peer sr-only"
              onChange={({ currentTarget }) =>
                set(currentTarget.checked ? off.filter((one) => one !== name) : [...off, name])
              }
            />
            <span
              aria-hidden="true"
              className="peer-focus-visible:focus-ring relative h-5 w-[34px] shrink-0 rounded-full bg-line-control transition-colors duration-fast before:absolute before:top-[2.5px] before:left-[2.5px] before:size-[15px] before:rounded-full before:bg-inverse before:transition-[translate] before:duration-fast peer-checked:bg-brand peer-checked:before:translate-x-3.5 peer-disabled:opacity-50"
            />
          </label>
        ))}
    </>
  );
}
