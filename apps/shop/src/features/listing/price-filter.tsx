import type { Facets } from '@tonalia/contract/products';
import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { Chip } from '@tonalia/ui/chip';
import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { Range } from './price-range.ts';
import { isSame, rangeOf, rangeText, readPesos } from './price-range.ts';

/** Price ranges to choose from, and a custom range. */
export function PriceFilter({
  steps,
  value,
  onChange,
}: {
  steps: Facets['prices'];
  value: Range;
  onChange: (range: Range) => void;
}) {
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {steps.map((step) => {
          const range = rangeOf(step);
          return (
            <Chip
              key={step.from}
              selected={isSame(range, value)}
              count={step.count}
              onToggle={(on) => onChange(on ? range : { minPrice: undefined, maxPrice: undefined })}
            >
              {rangeText(range)}
            </Chip>
          );
        })}
      </div>
      <CustomRange key={`${value.minPrice}-${value.maxPrice}`} value={value} onChange={onChange} />
    </>
  );
}

/** Two amounts; either may be empty, and in the wrong order they are swapped. */
function CustomRange({ value, onChange }: { value: Range; onChange: (range: Range) => void }) {
  const [low, setLow] = useState(value.minPrice?.toString() ?? '');
  const [high, setHigh] = useState(value.maxPrice?.toString() ?? '');
  const [isChecked, setChecked] = useState(false);
  const errorId = useId();
  const from = readPesos(low);
  const to = readPesos(high);
  const isWrong = isChecked && (from === null || to === null);

  function apply(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setChecked(true);
    if (from === null || to === null) {
      event.currentTarget.querySelectorAll('input')[from === null ? 0 : 1]?.focus();
      return;
    }
    const isTurned = from !== undefined && to !== undefined && from > to;
    onChange(isTurned ? { minPrice: to, maxPrice: from } : { minPrice: from, maxPrice: to });
  }
  const field = (label: string, text: string, write: (text: string) => void, isBad: boolean) => (
    <input
      aria-label={label}
      placeholder={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={14}
      value={text}
      aria-invalid={isWrong && isBad ? true : undefined}
      aria-describedby={isWrong && isBad ? errorId : undefined}
      className="h-11 w-0 min-w-0 flex-1 rounded-control bg-surface px-3 text-[1rem] inset-ring-[1.5px] inset-ring-line-control placeholder:text-text-3 focus:inset-ring-2 focus:inset-ring-brand aria-invalid:inset-ring-danger lg:text-[0.875rem]"
      onChange={(event) => write(event.currentTarget.value)}
      onBlur={() => text !== '' && setChecked(true)}
    />
  );
  return (
    <form noValidate className="mt-3" onSubmit={apply}>
      <span className="flex items-center gap-2">
        {field(messages.lowest, low, setLow, from === null)}
        {field(messages.highest, high, setHigh, to === null)}
        <Button type="submit" variant="secondary" size="sm" className="h-11!">
          {messages.apply}
        </Button>
      </span>
      {isWrong && (
        <p id={errorId} role="alert" className="mt-1 text-small text-danger">
          {literals.notANumber}
        </p>
      )}
    </form>
  );
}
