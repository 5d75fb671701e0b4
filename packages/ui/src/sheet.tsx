import { useId } from 'react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { useDialog } from './use-dialog.ts';
import { useSheetDrag } from './use-sheet-drag.ts';

const widths = { sm: '480px', md: '720px', lg: '1000px' };

export type SheetProps = {
  open: boolean;
  /**
   * Called by Esc, the cross, the scrim, the back gesture (see `onBack`) and a drag; set `open` to false in response.
   */
  onClose: () => void;
  title: ReactNode;
  subtitle?: ReactNode;
  /** Before the title: a picture of the subject. */
  before?: ReactNode;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  /**
   * Shows a back arrow, and receives Esc and the back gesture too: a sheet replaces its content, it never stacks
   * another.
   */
  onBack?: (() => void) | undefined;
  /** From 1024 px on: 480, 720 or 1000 px wide. */
  size?: keyof typeof widths;
  /** 93% of the screen for any content: the colour card. */
  tall?: boolean;
  /** `false` when an answer is required (no scrim, no Esc, no cross). */
  dismissible?: boolean;
  /** For a sheet to type in: the focus starts in its first field, not on the cross. */
  toField?: boolean;
  /** Between title and content; does not scroll: filters, search. */
  toolbar?: ReactNode;
  /** Stays at the bottom, above the safe area. */
  footer?: ReactNode;
  /** No padding around the content. */
  flush?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** For choices: a bottom sheet on a phone, a centred dialog from 1024 px on. Renders nothing while closed. */
export function Sheet({
  open,
  onClose,
  title,
  subtitle,
  before,
  hideTitle = false,
  onBack,
  size = 'sm',
  tall = false,
  dismissible = true,
  toField = false,
  toolbar,
  footer,
  flush = false,
  className,
  children,
}: SheetProps) {
  const titleId = useId();
  const { isPresent, dialogProps } = useDialog(open, onClose, { dismissible, toField, onBack });
  const drag = useSheetDrag(onClose);
  if (!isPresent) return null;
  // A custom property is not in React's CSSProperties.
  const style = { '--sheet-width': widths[size] } as CSSProperties;

  return (
    <dialog
      {...dialogProps}
      className={classNames('sheet', className)}
      style={style}
      aria-labelledby={titleId}
      data-tall={tall || undefined}
    >
      <header
        {...(dismissible ? drag : {})}
        className={classNames('shrink-0 max-lg:touch-none', hideTitle && 'absolute inset-x-0 top-0 z-10')}
      >
        <div aria-hidden="true" className="mx-auto mt-[9px] mb-[3px] h-[5px] w-[38px] rounded-full bg-line lg:hidden" />
        <div className="flex items-center gap-2 pt-0.5 pr-2 pb-2.5 pl-5 lg:pt-5 lg:pr-4 lg:pl-7">
          {onBack && (
            <IconButton icon="arrow-left" label="Volver" tip="none" iconSize="lg" className="-ml-3" onClick={onBack} />
          )}
          {before}
          <div className="min-w-0 flex-1">
            <h2 id={titleId} className={hideTitle ? 'sr-only' : 'text-h2'}>
              {title}
            </h2>
            {subtitle && <p className="text-small text-text-2">{subtitle}</p>}
          </div>
          {dismissible && <IconButton icon="x" label="Cerrar" tip="none" iconSize="lg" onClick={onClose} />}
        </div>
      </header>
      {toolbar && <div className="shrink-0 px-4 pb-3 lg:px-7">{toolbar}</div>}
      <div
        className={classNames(
          'min-h-0 flex-1 overflow-y-auto overscroll-contain',
          !flush && 'px-5 lg:px-7 lg:pb-7',
          !footer ? (flush ? 'pb-(--safe-bottom)' : 'pb-[max(20px,var(--safe-bottom))]') : !flush && 'pb-5',
        )}
      >
        {children}
      </div>
      {footer && (
        <footer className="shrink-0 border-t border-line px-4 pt-3 pb-[max(12px,var(--safe-bottom))] lg:px-7 lg:py-4">
          {footer}
        </footer>
      )}
    </dialog>
  );
}
