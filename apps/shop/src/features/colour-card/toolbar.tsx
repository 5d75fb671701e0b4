import { literals } from '@tonalia/contract/literals.es-CO';
import { Button } from '@tonalia/ui/button';
import { Chip } from '@tonalia/ui/chip';
import { IconButton } from '@tonalia/ui/icon-button';
import { SearchField } from '@tonalia/ui/search-field';
import { SegmentedControl } from '@tonalia/ui/segmented-control';
import { useState } from 'react';
import type { RefObject } from 'react';
import { shadeMessages } from '../../messages/colour-card.es-CO.ts';
import type { ShadeFilter } from './sections.ts';

export interface ToolbarProps {
  volumes: readonly string[];
  volume: string | null;
  onVolume: (volume: string) => void;
  volumeError: string | null;
  volumeRef: RefObject<HTMLDivElement | null>;
  filter: ShadeFilter;
  onFilter: (filter: ShadeFilter) => void;
  /** Enter in the search. */
  onEnter: () => void;
  /** The number of shades of the card, unfiltered. */
  total: number;
  /** Opens the search by colour, which returns to the card. */
  onByColour: () => void;
  /** Shares the card by a link; absent for visitors. */
  onShare?: (() => void) | undefined;
}

/** Volume, search and filters. With volumes, search and filters share one line, because a phone is narrow. */
export function Toolbar({ volumes, volume, onVolume, volumeError, volumeRef, ...search }: ToolbarProps) {
  const hasVolumes = volumes.length > 0;
  return (
    <div className="flex shrink-0 flex-col gap-2.5 border-b border-line px-4 pb-3 lg:px-[26px] lg:pt-1.5 lg:pb-[18px]">
      {hasVolumes && (
        <div ref={volumeRef} className="lg:absolute lg:top-[22px] lg:right-[74px]">
          <SegmentedControl
            label={shadeMessages.volume}
            options={volumes.map((one) => ({ value: one, label: one }))}
            value={volume ?? ''}
            onChange={onVolume}
            className={
              volumeError === null ? 'lg:min-w-[210px]' : 'outline-2 -outline-offset-2 outline-danger lg:min-w-[210px]'
            }
          />
        </div>
      )}
      {volumeError !== null && (
        <p role="alert" className="text-small text-danger">
          {volumeError}
        </p>
      )}
      <Search {...search} isNarrow={hasVolumes} />
    </div>
  );
}

function Search({
  filter,
  onFilter,
  onEnter,
  total,
  onByColour,
  onShare,
  isNarrow,
}: Pick<ToolbarProps, 'filter' | 'onFilter' | 'onEnter' | 'total' | 'onByColour' | 'onShare'> & { isNarrow: boolean }) {
  const [digits, setDigits] = useState(false);
  const { topSeller, isNew } = filter;
  return (
    <div className={isNarrow ? 'flex flex-wrap items-center gap-2' : 'flex flex-col gap-2 lg:flex-row lg:items-center'}>
      <SearchField
        label={literals.searchShade}
        value={filter.search}
        maxLength={60}
        inputMode={digits ? 'decimal' : 'search'}
        onChange={(search) => onFilter({ ...filter, search })}
        onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        clearLabel={literals.clearSearch}
        className={isNarrow ? 'h-11! min-w-28! gap-2!' : 'lg:h-11!'}
        after={
          <>
            {!isNarrow && (
              <IconButton
                icon="hash"
                tip="none"
                label={shadeMessages.digits}
                aria-pressed={digits}
                className={digits ? 'text-brand-text lg:hidden' : 'text-text-2 lg:hidden'}
                onClick={() => setDigits(!digits)}
              />
            )}
            <IconButton
              icon="pipette"
              label={shadeMessages.byColour}
              className={isNarrow ? 'text-text-2 max-lg:hidden' : 'text-text-2'}
              onClick={onByColour}
            />
          </>
        }
      />
      <div className="flex flex-wrap gap-2">
        {!isNarrow && (
          <Chip
            strong
            selected={!topSeller && !isNew}
            className="h-11!"
            onToggle={() => onFilter({ ...filter, topSeller: false, isNew: false })}
          >
            {shadeMessages.all} {total}
          </Chip>
        )}
        <Chip
          icon="flame"
          selected={topSeller}
          className="h-11!"
          onToggle={(on) => onFilter({ ...filter, topSeller: on })}
        >
          {literals.topSeller}
        </Chip>
        <Chip selected={isNew} className="h-11!" onToggle={(on) => onFilter({ ...filter, isNew: on })}>
          {literals.newShades}
        </Chip>
        {onShare && (
          <Button variant="ghost" size="sm" icon="share" className="min-h-11!" onClick={onShare}>
            {shadeMessages.share}
          </Button>
        )}
      </div>
    </div>
  );
}
