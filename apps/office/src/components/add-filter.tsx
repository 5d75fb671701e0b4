import { Icon } from '@tonalia/ui/icon';
import { Menu, menuRowClass } from './menu.tsx';
import { listsTexts as texts } from '../messages/lists.es-CO.ts';

export type AddFilterProps<N extends string> = {
  filters: readonly { name: N; label: string }[];
  onAdd: (name: N) => void;
};

/** "+ Filtro": the filters that are not in the bar. */
export function AddFilter<N extends string>({ filters, onAdd }: AddFilterProps<N>) {
  if (filters.length === 0) return null;
  return (
    <Menu
      label={texts.addFilter}
      button={(props) => (
        <button
          type="button"
          {...props}
          className="pressable touch-area inline-flex h-8 items-center gap-1.5 rounded-[10px] border border-dashed border-line px-[11px] text-[0.8125rem] leading-none font-[550] whitespace-nowrap text-text-2"
        >
          <Icon name="plus" size="xs" />
          {texts.addFilter}
        </button>
      )}
    >
      {(close) =>
        filters.map(({ name, label }) => (
          <button
            key={name}
            type="button"
            className={menuRowClass}
            onClick={() => {
              close();
              onAdd(name);
            }}
          >
            {label}
          </button>
        ))
      }
    </Menu>
  );
}
