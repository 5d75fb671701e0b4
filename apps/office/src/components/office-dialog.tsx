import type { ReactNode } from 'react';
import { Dialog } from '@tonalia/ui/dialog';
import { texts } from '../messages/texts.es-CO.ts';
import { OutlineButton } from './outline-button.tsx';
import { useTypedWork } from './typed-work.tsx';

export type OfficeDialogProps = {
  title: string;
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

/** A dialog that is open as long as it is rendered, 460 px wide: title, content, buttons. */
export function OfficeDialog({
  title,
  hideTitle = false,
  wide = false,
  onClose,
  asks = true,
  footer,
  children,
}: OfficeDialogProps) {
  const { leave, noteTyped, question } = useTypedWork(onClose, { asks });
  return (
    <Dialog open onClose={leave} title={title} hideTitle className={wide ? 'office-dialog wide' : 'office-dialog'}>
      {!hideTitle && (
        <div className="flex items-center gap-2.5 pt-[18px] pr-[18px] pb-3.5 pl-6">
          <p
            aria-hidden="true"
            className="flex-1 font-display text-[1.1875rem] leading-[1.2] font-[650] tracking-[-0.018em]"
          >
            {title}
          </p>
          <OutlineButton icon="x" label={texts.close} bare onClick={leave} />
        </div>
      )}
      <div className="max-h-[60dvh] overflow-y-auto px-6 pb-5" onInput={noteTyped}>
        {children}
      </div>
      {(footer || question) && (
        <div className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line px-6 py-3.5">
          {question || footer}
        </div>
      )}
    </Dialog>
  );
}
