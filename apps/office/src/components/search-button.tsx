import { classNames } from '@tonalia/ui/class-names';
import { Icon } from '@tonalia/ui/icon';
import { frameTexts as texts } from '../messages/frame.es-CO.ts';
import { Key } from './office-button.tsx';
import { paletteKey, useOpenPalette } from './palette-opener.ts';

/** The field in the head of a page that opens the palette; on a phone a magnifier, unless the page has one of its own. */
export function SearchButton({ isPageSearched = false }: { isPageSearched?: boolean }) {
  const open = useOpenPalette();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      className={classNames(
        isPageSearched && 'max-lg:hidden',
        'pressable flex shrink-0 items-center gap-[9px] text-left text-[0.84375rem] leading-none font-medium text-text-3 max-lg:size-11 max-lg:justify-center max-lg:rounded-[12px] lg:h-[38px] lg:w-[236px] lg:min-w-28 lg:shrink lg:rounded-[12px] lg:bg-surface-2 lg:pr-[7px] lg:pl-3 lg:[&>svg]:text-text-2 max-lg:text-text',
      )}
      onClick={open}
    >
      <Icon name="search" size="sm" className="max-lg:size-6" />
      <span className="flex-1 max-lg:sr-only">{texts.search}</span>
      <Key className="bg-surface text-text-2 inset-ring inset-ring-line max-lg:hidden">{paletteKey()}</Key>
    </button>
  );
}
