import type { Returnable } from '@tonalia/contract/returns-own';
import { maxLinePhotos } from '@tonalia/rules/policy';
import { formatPesos } from '@tonalia/rules/money';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Chip } from '@tonalia/ui/chip';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { useId, useState } from 'react';
import { returnMessages as words } from '../../messages/returns.es-CO.ts';
import { type ChosenLine, needsPhoto } from './request.ts';
import { shrinkPhoto } from './shrink-photo.ts';

const reasons = ['broken', 'shade', 'expired', 'unordered'] as const;

interface ReturnLineProps {
  line: Returnable['lines'][number];
  /** Undefined while the line is not returned. */
  chosen: ChosenLine | undefined;
  onChange: (chosen: ChosenLine | undefined) => void;
}

/** A line that can be returned; once chosen, its units, reason and photos. */
export function ReturnLine({ line: { name, units, price }, chosen, onChange }: ReturnLineProps) {
  return (
    <li
      className={classNames(
        'rounded-card px-4 py-2.5',
        chosen ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line',
      )}
    >
      <Checkbox
        checked={chosen !== undefined}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { units: 1, reason: undefined, photos: [] } : undefined)
        }
        after={<b className="text-label whitespace-nowrap">{formatPesos(price * (chosen?.units ?? units))}</b>}
      >
        <span className="block text-label">{name}</span>
        <span className="block text-small text-text-3">{words.units(units)}</span>
      </Checkbox>
      {chosen && (
        <div className="grid gap-3 pt-1.5 pb-1.5">
          <div className="flex items-center justify-between gap-3">
            <span className="text-small">{words.howMany}</span>
            <QuantityStepper
              label={name}
              value={chosen.units}
              min={1}
              max={units}
              onChange={(next) => onChange(next > 0 ? { ...chosen, units: next } : undefined)}
            />
          </div>
          <div role="group" aria-label={words.reasonOf(name)} className="flex flex-wrap gap-2">
            {reasons.map((reason) => (
              <Chip key={reason} selected={chosen.reason === reason} onToggle={() => onChange({ ...chosen, reason })}>
                {words.reason(reason)}
              </Chip>
            ))}
          </div>
          <Photos name={name} chosen={chosen} onChange={onChange} />
        </div>
      )}
    </li>
  );
}

function Photos({
  name,
  chosen,
  onChange,
}: {
  name: string;
  chosen: ChosenLine;
  onChange: (chosen: ChosenLine) => void;
}) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const { photos, reason } = chosen;
  const isMissing = needsPhoto(reason) && photos.length === 0;
  async function add(file: File): Promise<void> {
    setProblem(undefined);
    try {
      onChange({ ...chosen, photos: [...photos, await shrinkPhoto(file)] });
    } catch {
      setProblem(words.badPhoto);
    }
  }
  return (
    <div>
      <ul className="flex flex-wrap gap-2.5">
        {photos.map((photo, at) => (
          <li key={photo.slice(-40)} className="relative">
            <img
              src={`data:image/jpeg;base64,${photo}`}
              alt={words.photo(at + 1, name)}
              className="size-16 rounded-[14px] object-cover"
            />
            <button
              type="button"
              aria-label={words.removePhoto(at + 1, name)}
              className="touch-area absolute -top-1 -right-1 flex size-6 items-center justify-center rounded-full bg-text text-canvas"
              onClick={() => onChange({ ...chosen, photos: photos.filter((one) => one !== photo) })}
            >
              <Icon name="x" size="xs" />
            </button>
          </li>
        ))}
        {photos.length < maxLinePhotos && (
          <li className={isMissing ? 'flex-1' : ''}>
            <label
              htmlFor={id}
              className={classNames(
                'has-focus-visible:focus-ring flex h-16 min-w-16 cursor-pointer items-center justify-center gap-2.5 rounded-[14px] border-[1.5px] border-dashed px-3 text-small font-semibold',
                isMissing ? 'border-warn text-warn' : 'border-line-control text-text-2',
              )}
            >
              <Icon name="camera" />
              {needsPhoto(reason) && isMissing && words.photoMissing[reason]}
              <input
                id={id}
                type="file"
                accept="image/*"
                aria-label={words.addPhoto(name)}
                className="sr-only"
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  if (file) void add(file);
                  // the same file may be chosen again
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      {problem && (
        <p role="alert" className="mt-2 text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
