import { Chip, RemovableChip } from '@tonalia/ui/chip';
import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { listingMessages as messages } from '../../messages/listing.es-CO.ts';
import type { ListingFilters } from '../../paths.ts';
import type { ActiveFilter } from './applied.ts';
import type { FlagFilter } from './filters.ts';

/** The filters on a phone: a button for all, the active ones, and shortcuts. */
export function FilterRow({
  applied,
  offered,
  className,
  onOpen,
  onChange,
}: {
  applied: readonly ActiveFilter[];
  /** Inactive flags. */
  offered: readonly FlagFilter[];
  className?: string;
  onOpen: () => void;
  onChange: (part: ListingFilters) => void;
}) {
  return (
    <div
      className={classNames(
        'no-scrollbar -mx-4 flex w-[calc(100%+2rem)] gap-2.5 overflow-x-auto px-4 py-0.5 lg:mx-0 lg:w-auto lg:px-0.5',
        className,
      )}
    >
      <button
        type="button"
        aria-haspopup="dialog"
        className="pressable touch-area inline-flex h-10 shrink-0 items-center gap-2 rounded-full bg-text px-3.5 text-label text-canvas"
        onClick={onOpen}
      >
        <Icon name="filter" size="sm" />
        {messages.filters}
        {applied.length > 0 && (
          <span className="flex size-5 items-center justify-center rounded-full bg-canvas text-micro text-text">
            {applied.length}
          </span>
        )}
      </button>
      <AppliedChips applied={applied} onChange={onChange} />
      {offered.map((flag) => (
        <Chip key={flag} selected={false} onToggle={() => onChange({ [flag]: true })}>
          {messages[flag]}
        </Chip>
      ))}
    </div>
  );
}

/** The active filters; pressing one removes it. */
export function AppliedChips({
  applied,
  onChange,
}: {
  applied: readonly ActiveFilter[];
  onChange: (part: ListingFilters) => void;
}) {
  return applied.map(({ key, name, without }) => (
    <RemovableChip key={key} label={messages.remove(name)} onRemove={() => onChange(without)}>
      {name}
    </RemovableChip>
  ));
}
