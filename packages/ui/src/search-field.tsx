import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'value'> & {
  /** Its name: "Buscar productos, marcas o tonos". */
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Tooltip of the clear button, which appears with the first character. */
  clearLabel?: string;
  /** At the right while it is empty: the "/" key, a pipette. */
  after?: ReactNode;
  className?: string | undefined;
};

/** 48 px, sunken; its edge shows with the focus. */
export function SearchField({
  label,
  value,
  onChange,
  clearLabel = 'Limpiar búsqueda',
  after,
  className,
  ...input
}: SearchFieldProps) {
  return (
    <label
      className={classNames(
        'flex h-12 min-w-0 flex-1 items-center gap-2.5 rounded-control bg-surface-2 pr-0.5 pl-3.5 text-text contrast-more:inset-ring-[1.5px] contrast-more:inset-ring-line-control forced-colors:border forced-colors:focus-within:focus-ring focus-within:bg-surface focus-within:inset-ring-2 focus-within:inset-ring-brand',
        className,
      )}
    >
      <Icon name="search" className="text-text-2" />
      <input
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        {...input}
        // A combobox is a text input with a list; the browser's own cross and Esc of `type="search"` would interfere.
        type={input.role === 'combobox' ? 'text' : 'search'}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        className="h-full min-w-0 flex-1 appearance-none bg-transparent text-[1rem] outline-none placeholder:text-text-3 lg:text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
      />
      {value === '' ? after : <IconButton icon="x-circle" label={clearLabel} onClick={() => onChange('')} />}
    </label>
  );
}
