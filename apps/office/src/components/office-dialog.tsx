import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { Dialog } from '@tonalia/ui/dialog';
import { texts } from '../messages/texts.es-CO.ts';
import { firstFocus } from './first-focus.ts';
import { OutlineButton } from './outline-button.tsx';
import { useTypedWork } from './typed-work.tsx';

export type OfficeDialogProps = {
  title: string;
  /** What it is about, below the title. */
  subtitle?: string;
  /** The content says it. */
  hideTitle?: boolean;
  /** 700 px, for a table. */
  wide?: boolean;
  onClose: () => void;
  /** Whether it asks before typed work is discarded; by default yes. */
  asks?: boolean;
  /** Buttons at the right end, the act last. */
  footer?: ReactNode;
  children: ReactNode;
};

/** A dialog that is open as long as it is rendered, 460 px wide: title, content, buttons. Ctrl or ⌘ with Enter presses its act. */
export function OfficeDialog({
  title,
  subtitle,
  hideTitle = false,
  wide = false,
  onClose,
  asks = true,
  footer,
  children,
}: OfficeDialogProps) {
  const { leave, noteTyped, question } = useTypedWork(onClose, { asks });
  const foot = useRef<HTMLDivElement>(null);
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    if (!question) [...(foot.current?.querySelectorAll('button') ?? [])].at(-1)?.click();
  };
  return (
    <Dialog
      open
      onClose={leave}
      title={title}
      hideTitle
      firstFocus={firstFocus}
      className={wide ? 'office-dialog wide' : 'office-dialog'}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys of what is in it */}
      <div className="contents" onKeyDown={press}>
        {!hideTitle && (
          <div className="flex items-center gap-2.5 pt-[18px] pr-[18px] pb-3.5 pl-6">
            <div className="min-w-0 flex-1">
              <p
                aria-hidden="true"
                className="font-display text-[1.1875rem] leading-[1.2] font-[650] tracking-[-0.018em]"
              >
                {title}
              </p>
              {subtitle !== undefined && <p className="mt-1 text-[0.8125rem] text-text-2">{subtitle}</p>}
            </div>
            <OutlineButton icon="x" label={texts.close} bare onClick={leave} />
          </div>
        )}
        <div
          data-content
          tabIndex={-1}
          className="max-h-[60dvh] overflow-y-auto px-6 pb-5 outline-none"
          onInput={noteTyped}
        >
          {children}
        </div>
        {(footer || question) && (
          <div ref={foot} className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-6 py-3.5">
            {question || footer}
          </div>
        )}
      </div>
    </Dialog>
  );
}
