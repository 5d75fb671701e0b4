import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useDialog } from './use-dialog.ts';

export type DialogProps = {
  open: boolean;
  /** Esc, the back gesture and the scrim ask this. */
  onClose: () => void;
  /** The name; drawn unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  /** `false` for what must be answered. */
  dismissible?: boolean;
  /** `alertdialog` when it says that something went wrong. */
  role?: 'dialog' | 'alertdialog';
  className?: string | undefined;
  children: ReactNode;
};

/** A small dialog in the middle of the screen, 320 px wide unless `className` says otherwise. For confirming, not for choosing. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  dismissible = true,
  role = 'dialog',
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const { isPresent, dialogProps } = useDialog(open, onClose, { dismissible });
  if (!isPresent) return null;
  return (
    <dialog {...dialogProps} role={role} aria-labelledby={titleId} className={classNames('dialog', className)}>
      <h2 id={titleId} className={hideTitle ? 'sr-only' : 'px-6 pt-6 text-h2'}>
        {title}
      </h2>
      {children}
    </dialog>
  );
}
