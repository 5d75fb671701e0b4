import type { Returnable } from '@tonalia/contract/returns-own';
import { formatShortDay } from '@tonalia/rules/dates';
import { maxLinePhotos } from '@tonalia/rules/policy';
import { formatPesos } from '@tonalia/rules/money';
import { Checkbox } from '@tonalia/ui/checkbox';
import { Chip } from '@tonalia/ui/chip';
import { classNames } from '@tonalia/ui/class-names';
import { QuantityStepper } from '@tonalia/ui/quantity-stepper';
import { Picture } from '../../components/picture.tsx';
import { PhotoTiles } from '../../components/photo-tiles.tsx';
import { returnMessages as words } from '../../messages/returns.es-CO.ts';
import { type ChosenLine, needsPhoto } from './request.ts';

const reasons = ['broken', 'shade', 'expired', 'unordered'] as const;

interface ReturnLineProps {
  line: Returnable['lines'][number];
  /** Undefined while the line is not returned. */
  chosen: ChosenLine | undefined;
  onChange: (chosen: ChosenLine | undefined) => void;
}

/** A delivered line; once chosen, its units, reason and photos. Past its last day it cannot be chosen. */
export function ReturnLine({ line: { name, image, units, price, until, isOpen }, chosen, onChange }: ReturnLineProps) {
  return (
    <li
      className={classNames(
        'rounded-card px-4 py-2.5',
        chosen ? 'inset-ring-2 inset-ring-brand' : 'inset-ring inset-ring-line',
      )}
    >
      <Checkbox
        checked={chosen !== undefined}
        disabled={!isOpen}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.checked ? { units: 1, reason: undefined, photos: [] } : undefined)
        }
        after={<b className="text-label whitespace-nowrap">{formatPesos(price * (chosen?.units ?? units))}</b>}
      >
        <span className="flex items-center gap-3">
          <span aria-hidden="true" className="size-13 shrink-0 overflow-hidden rounded-[14px] bg-surface-3">
            <Picture image={image} alt="" small sizes="52px" />
          </span>
          <span className="min-w-0">
            <span className="block text-label wrap-anywhere">{name}</span>
            <span className="block text-small text-text-3">
              {words.units(units)}
              {!isOpen && until !== null && <span>, {words.closed(formatShortDay(until).toLowerCase())}</span>}
            </span>
          </span>
        </span>
      </Checkbox>
      {chosen && (
        <div className="grid gap-3 pt-1.5 pb-1.5">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
            <span className="text-label">{words.howMany}</span>
            <QuantityStepper
              label={name}
              value={chosen.units}
              min={1}
              max={units}
              onChange={(next) => onChange(next > 0 ? { ...chosen, units: next } : undefined)}
            />
          </div>
          <div role="group" aria-label={words.reasonOf(name)} className="flex flex-wrap gap-1.5">
            {reasons.map((reason) => (
              <Chip
                key={reason}
                className="flex-1 justify-center px-2!"
                selected={chosen.reason === reason}
                onToggle={() => onChange({ ...chosen, reason })}
              >
                {words.reason(reason)}
              </Chip>
            ))}
          </div>
          <PhotoTiles
            photos={chosen.photos}
            most={maxLinePhotos}
            words={{
              add: words.addPhoto(name),
              photo: (at) => words.photo(at, name),
              remove: (at) => words.removePhoto(at, name),
              bad: words.badPhoto,
            }}
            {...(needsPhoto(chosen.reason) &&
              chosen.photos.length === 0 && { missing: words.photoMissing[chosen.reason] })}
            onChange={(photos) => onChange({ ...chosen, photos })}
          />
        </div>
      )}
    </li>
  );
}
