import { faultyParts, readStreet, roadKinds, roads } from '@tonalia/rules/street';
import type { Road, Street, StreetPart } from '@tonalia/rules/street';
import { bareControlClass, controlClass } from '@tonalia/ui/field-frame';
import { Icon } from '@tonalia/ui/icon';
import { useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { registrationMessages } from '../../messages/registration.es-CO.ts';

const words = registrationMessages.street;

export interface StreetPartsProps {
  street: Street;
  onChange: (street: Street) => void;
  error?: string | undefined;
  onLeave?: (() => void) | undefined;
}

/** Road, number, # number - number. Typing the separator moves to the next field. */
export function StreetParts({ street, onChange, error, onLeave }: StreetPartsProps) {
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const faults = error ? faultyParts(street) : [];

  function write(part: StreetPart, text: string) {
    // A complete address was pasted or autofilled.
    const whole = text.includes('#') ? (readStreet(text) ?? readStreet(`${roads[street.road].name} ${text}`)) : null;
    onChange(whole ? { ...whole, complement: whole.complement || street.complement } : { ...street, [part]: text });
  }
  function leave(event: FocusEvent) {
    if (!group.current?.contains(event.relatedTarget)) onLeave?.();
  }
  function leadOn(event: KeyboardEvent, next: StreetPart) {
    event.preventDefault();
    group.current?.querySelector<HTMLInputElement>(`input[name=${next}]`)?.focus();
  }
  const part = (name: StreetPart, label: string, sign?: { key: string; next: StreetPart }) => (
    <span className={`${controlClass({ invalid: faults.includes(name) })} px-3! max-[359px]:px-2! @max-[16rem]:px-1!`}>
      <input
        name={name}
        value={street[name]}
        aria-label={label}
        aria-invalid={faults.includes(name) || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        maxLength={name === 'number' ? 60 : 40}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        className={`${bareControlClass} w-full`}
        onChange={(event) => write(name, event.currentTarget.value)}
        onBlur={leave}
        onKeyDown={(event) => sign?.key === event.key && leadOn(event, sign.next)}
      />
    </span>
  );

  return (
    <fieldset ref={group} className="@container w-full max-w-field">
      <legend className="mb-[7px] text-label leading-[1.3]">{words.title}</legend>
      <div className="grid grid-cols-[106px_minmax(0,1.2fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 max-[359px]:grid-cols-[86px_minmax(0,1fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)] max-[359px]:gap-1.5 @max-[16rem]:grid-cols-[minmax(0,1.3fr)_auto_minmax(0,1fr)_auto_minmax(0,1fr)]">
        <RoadSelect road={street.road} onChange={(road) => onChange({ ...street, road })} />
        {part('number', words.number, { key: '#', next: 'crossing' })}
        <span aria-hidden="true" className="text-text-3">
          #
        </span>
        {part('crossing', words.crossing, { key: '-', next: 'plate' })}
        <span aria-hidden="true" className="text-text-3">
          -
        </span>
        {part('plate', words.plate)}
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 flex items-start gap-1 text-small text-danger">
          <Icon name="alert-circle" size="sm" className="mt-px" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The list shows the full word; the narrow field shows the abbreviation used in the address. */
function RoadSelect({ road, onChange }: { road: Road; onChange: (road: Road) => void }) {
  return (
    <span className={`${controlClass()} relative px-0! @max-[16rem]:col-span-full`}>
      <select
        aria-label={words.road}
        name="road"
        value={road}
        className="absolute inset-0 w-full appearance-none rounded-[inherit] bg-transparent pl-3 text-transparent outline-none forced-colors:text-[CanvasText] [&>option]:bg-surface [&>option]:text-text"
        onChange={(event) => {
          const chosen = roadKinds.find((one) => one === event.currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {roadKinds.map((one) => (
          <option key={one} value={one}>
            {roads[one].name}
          </option>
        ))}
      </select>
      <span aria-hidden="true" className="pointer-events-none flex-1 truncate pl-3 font-[450] forced-colors:hidden">
        {roads[road].short}
      </span>
      <Icon name="chevron-down" size="sm" className="pointer-events-none mr-2.5 text-text-2" />
    </span>
  );
}
