import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '@tonalia/ui/class-names';
import { Dialog } from '@tonalia/ui/dialog';
import { texts } from '../messages/texts.es-CO.ts';
import { firstFocus } from './first-focus.ts';
import { OutlineButton } from './outline-button.tsx';
import { useTypedWork } from './typed-work.tsx';

export type OfficeSheetProps = {
  title: string;
  subtitle: string;
  /** 1080 px wide, for a table beside what it comes from. */
  wide?: boolean;
  /** Before the title: the picture of what is open. */
  mark?: ReactNode;
  /** Between the title and the cross. */
  before?: ReactNode;
  /** On a phone it is a page, with the way back at the left and the ground of one. */
  isPage?: boolean;
  onClose: () => void;
  /** Whether it asks before typed work is discarded; by default yes. */
  asks?: boolean;
  /** The sheet is in the address: the router closes it on Back. */
  inAddress?: boolean;
  /** Ctrl or ⌘ with Enter. */
  onSave?: (() => void) | undefined;
  footer?: ReactNode;
  children: ReactNode;
};

/** A sheet at the right edge, 620 px wide, that is open as long as it is rendered; on a phone it fills the screen. */
export function OfficeSheet({
  title,
  subtitle,
  wide = false,
  mark,
  before,
  isPage = false,
  onClose,
  asks = true,
  inAddress = false,
  onSave,
  footer,
  children,
}: OfficeSheetProps) {
  const { leave, noteTyped, question } = useTypedWork(onClose, { asks, inAddress });
  const save = useRef(onSave);
  useEffect(() => {
    save.current = onSave;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || (!event.metaKey && !event.ctrlKey)) return;
      event.preventDefault();
      save.current?.();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      hideTitle
      firstFocus={firstFocus}
      className={wide ? 'office-sheet wide' : 'office-sheet'}
    >
      <div className="flex h-full flex-col">
        <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-6 pt-5 pb-3 max-lg:px-4">
          {isPage && (
            <OutlineButton
              icon="chevron-left"
              label={texts.close}
              bare
              onClick={leave}
              className="-ml-2.5 size-11 lg:hidden"
            />
          )}
          {mark}
          <div className="min-w-0 flex-1">
            <p
              aria-hidden="true"
              className="font-display text-[1.3125rem] leading-[1.2] font-[650] tracking-[-0.018em] text-balance"
            >
              {title}
            </p>
            {subtitle !== '' && <p className="mt-0.5 text-[0.8125rem] text-text-2">{subtitle}</p>}
          </div>
          {before && <div className={isPage ? 'contents' : 'max-lg:order-1 max-lg:w-full lg:contents'}>{before}</div>}
          <OutlineButton
            icon="x"
            label={texts.close}
            bare
            onClick={leave}
            className={isPage ? 'max-lg:hidden' : 'max-lg:size-11'}
          />
        </header>
        <div
          data-content
          tabIndex={-1}
          className={classNames(
            'min-h-0 flex-1 overflow-y-auto outline-none px-6 pb-6 max-lg:px-4',
            isPage && 'max-lg:bg-surface-2 max-lg:pt-1.5',
          )}
          onInput={noteTyped}
        >
          {children}
        </div>
        {(footer !== undefined || question) && (
          <footer className="border-t border-line px-6 pt-4 pb-[max(16px,var(--safe-bottom))] max-lg:px-4">
            {question || footer}
          </footer>
        )}
      </div>
    </Dialog>
  );
}
