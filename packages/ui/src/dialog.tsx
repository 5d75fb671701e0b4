import { useId } from 'react';
import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { type FirstFocus, useDialog } from './use-dialog.ts';

export type DialogProps = {
  open: boolean;
  /** Called by Esc, the back gesture and the scrim. */
  onClose: () => void;
  /** The accessible name; visible unless `hideTitle`. */
  title: ReactNode;
  hideTitle?: boolean;
  /** `false` when an answer is required. */
  dismissible?: boolean;
  /** `alertdialog` to report an error. */
  role?: 'dialog' | 'alertdialog';
  firstFocus?: FirstFocus;
  className?: string | undefined;
  children: ReactNode;
};

/** A small centred dialog, 320 px wide unless `className` sets another width. For confirmations, not for choices. */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  dismissible = true,
  role = 'dialog',
  firstFocus,
  className,
  children,
}: DialogProps) {
  const titleId = useId();
  const { isPresent, dialogProps } = useDialog(open, onClose, { dismissible, firstFocus });
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
