import { useEffect, useId } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Dialog } from '@tonalia/ui/dialog';
import { Icon } from '@tonalia/ui/icon';
import { Key } from '../../components/office-button.tsx';
import { OutlineButton } from '../../components/outline-button.tsx';
import { useBackCloses } from '../../components/use-back-closes.ts';
import { frameTexts } from '../../messages/frame.es-CO.ts';
import { paletteTexts as texts } from '../../messages/palette.es-CO.ts';
import { texts as shared } from '../../messages/texts.es-CO.ts';
import { PaletteNote } from './palette-note.tsx';
import { RowView } from './row-view.tsx';
import type { PaletteRow } from './rows.ts';
import { type PaletteProps, usePalette } from './use-palette.ts';

const MOST_LETTERS = 200;

/** Finds everything by typing: a field with groups, rows under headings, and keys for all of it. */
export function Palette(props: PaletteProps) {
  useBackCloses(props.onClose);
  const palette = usePalette(props);
  const { group, groups, sections, rows, chosen, words } = palette;
  const id = useId();
  // by place: an id in ARIA has no spaces
  const idOf = (row: PaletteRow) => `${id}-${rows.indexOf(row)}`;
  const chosenId = chosen && idOf(chosen);
  useEffect(() => {
    if (chosenId) document.getElementById(chosenId)?.scrollIntoView({ block: 'nearest' });
  }, [chosenId]);
  return (
    <Dialog open onClose={props.onClose} title={frameTexts.search} hideTitle className="palette-dialog">
      <div className="flex h-[60px] shrink-0 items-center gap-3 border-b border-line pr-3.5 pl-5">
        <Icon name="search" size="lg" className="text-text-2 max-lg:hidden" />
        <input
          type="text"
          role="combobox"
          aria-label={frameTexts.search}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={chosenId}
          aria-autocomplete="list"
          aria-describedby={`${id}-keys`}
          placeholder={texts.placeholder}
          value={palette.text}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          className="h-full min-w-0 flex-1 bg-transparent text-[1.125rem] outline-none placeholder:text-text-3 max-lg:text-[1rem]"
          onChange={({ currentTarget }) => palette.type(currentTarget.value)}
          onKeyDown={palette.press}
        />
        <p id={`${id}-keys`} className="sr-only">
          {texts.keys}
        </p>
        <Key className="bg-surface text-text-2 inset-ring inset-ring-line max-lg:hidden">Esc</Key>
        <span className="lg:hidden">
          <OutlineButton icon="x" label={shared.close} bare onClick={props.onClose} />
        </span>
      </div>
      <div role="group" aria-label={texts.groups} className="flex shrink-0 items-center gap-2 px-[18px] pt-2.5 pb-0.5">
        <div className="flex min-w-0 flex-1 gap-2 overflow-x-auto max-lg:-mx-[18px] max-lg:px-[18px]">
          {groups.map((one) => (
            <button
              key={one}
              type="button"
              tabIndex={-1}
              aria-pressed={one === group}
              className={classNames(
                'h-7 shrink-0 rounded-[10px] px-2.5 text-[0.8125rem] leading-none whitespace-nowrap inset-ring-[1.5px] max-lg:h-11 max-lg:px-3.5',
                one === group
                  ? 'bg-brand-soft font-[650] text-brand-text inset-ring-brand-line'
                  : 'pressable bg-surface font-[550] text-text-2 inset-ring-line',
              )}
              // the field keeps the focus
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => palette.choose(one)}
            >
              {texts.group[one]}
            </button>
          ))}
        </div>
        <Key className="bg-surface text-text-2 inset-ring inset-ring-line max-lg:hidden">Tab</Key>
      </div>
      <p role="status" className="sr-only">
        {palette.isCurrent && !palette.isShort ? texts.found(rows.length, texts.group[group]) : ''}
      </p>
      <div className="min-h-0 flex-1 overflow-y-auto px-2 pb-2">
        <div id={`${id}-list`} role="listbox" aria-label={texts.results}>
          {sections.map(({ name, rows: own }, at) => (
            <div key={name} role="group" aria-labelledby={`${id}-section-${at}`} className="pt-2">
              <p id={`${id}-section-${at}`} className="px-3 py-1 text-[0.78125rem] font-semibold text-text-3">
                {name}
              </p>
              {own.map((row) => (
                <RowView
                  key={row.id}
                  id={idOf(row)}
                  row={row}
                  typed={words}
                  isActive={row === chosen}
                  onPoint={() => palette.point(row.id)}
                  onOpen={() => palette.open(row, 'here')}
                />
              ))}
            </div>
          ))}
        </div>
        <PaletteNote palette={palette} />
      </div>
      <div
        aria-hidden="true"
        className="flex h-[42px] shrink-0 items-center gap-4 border-t border-line px-5 text-[0.75rem] text-text-3 max-lg:hidden"
      >
        <span className="flex items-center gap-1">
          <Key>↑</Key>
          <Key>↓</Key>
        </span>
        <span className="flex items-center gap-1">
          <Key>⌘</Key>
          <Key>↵</Key> {texts.otherTab}
        </span>
      </div>
    </Dialog>
  );
}
