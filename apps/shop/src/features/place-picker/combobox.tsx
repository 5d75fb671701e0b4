import { FieldFrame, bareControlClass, controlClass, describedBy } from '@tonalia/ui/field-frame';
import { Icon } from '@tonalia/ui/icon';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { registrationMessages } from '../../messages/registration.es-CO.ts';
import { useCombobox } from './use-combobox.ts';
import type { Option } from './use-combobox.ts';

export interface ComboboxProps {
  label: string;
  name: string;
  options: readonly Option[];
  chosen: Option | null;
  onChoose: (option: Option) => void;
  /** The placeholder of the empty field, and the text of the list when nothing matches. */
  placeholder: string;
  none: string;
  error?: string | undefined;
  help?: ReactNode;
  disabled?: boolean;
}

/** A combobox that filters by the start of the name, ignoring accents. */
export function Combobox(props: ComboboxProps) {
  const { label, name, options, chosen, onChoose, placeholder, none, error, help, disabled } = props;
  const { id, isOpen, matches, active, text, optionId, take, inputProps } = useCombobox(options, chosen, onChoose);
  const field = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isShown = isOpen && options.length > 0;

  useEffect(() => {
    if (!isShown) return;
    list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' });
  }, [isShown, active]);
  // On a phone the keyboard covers the lower half: scroll the field up, so that its list has room.
  useEffect(() => {
    if (isOpen && window.matchMedia?.('(width < 64rem)').matches) field.current?.scrollIntoView?.({ block: 'start' });
  }, [isOpen]);

  return (
    <div ref={field} className="relative w-full max-w-field scroll-mt-20">
      <FieldFrame id={id} label={label} help={help} error={error}>
        <span className={controlClass({ invalid: Boolean(error) })}>
          <input
            {...inputProps}
            id={id}
            name={name}
            value={text}
            disabled={disabled}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={isShown && matches.length > 0 ? optionId(active) : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { help, error })}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            placeholder={placeholder}
            className={`${bareControlClass} text-ellipsis`}
          />
          <Icon name="chevron-down" className="pointer-events-none text-text-2" />
        </span>
      </FieldFrame>
      <div
        ref={list}
        id={`${id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={label}
        hidden={!isShown}
        className="absolute inset-x-0 top-[calc(4.65rem+12px)] z-sheet forced-colors:border max-h-72 overflow-y-auto overscroll-contain rounded-control bg-surface p-1.5 shadow-3 inset-ring inset-ring-line"
        // A press must not move the focus out of the field before the click selects.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        {isShown &&
          matches.map((option, at) => (
            <button
              key={option.id}
              id={optionId(at)}
              type="button"
              role="option"
              tabIndex={-1}
              aria-selected={option.id === chosen?.id}
              className={`flex min-h-11 w-full items-center justify-between gap-2 rounded-[11px] px-3 text-left ${at === active ? 'bg-brand-soft text-brand-text inset-ring-2 inset-ring-brand' : ''}`}
              onClick={() => take(option)}
            >
              {option.name}
              {option.id === chosen?.id && <Icon name="check" size="sm" className="text-brand-text" />}
            </button>
          ))}
        {isShown && matches.length === 0 && <p className="px-3 py-2.5 text-small text-text-2">{none}</p>}
      </div>
      <span role="status" className="sr-only">
        {isShown && (matches.length > 0 ? registrationMessages.place.found(matches.length) : none)}
      </span>
    </div>
  );
}
