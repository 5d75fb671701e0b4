import { useEffect, useRef, useState } from 'react';
import type { MouseEvent, SyntheticEvent } from 'react';
import { markModal } from './page-mark.ts';

const EXIT_MS = 200;

/** Where the focus goes when a dialog opens; null leaves it to the browser. */
export type FirstFocus = (dialog: HTMLDialogElement) => HTMLElement | null;

interface DialogOptions {
  dismissible?: boolean;
  toField?: boolean;
  firstFocus?: FirstFocus | undefined;
  onBack?: (() => void) | undefined;
}

/**
 * Opens and closes a native `<dialog>` by its `open` prop, plays its exit, and returns the focus to its opener. Esc,
 * Android's back gesture and a press on the scrim call `onClose`; the owner decides. With `onBack`, Esc and the back
 * gesture call that instead.
 */
export function useDialog(
  open: boolean,
  onClose: () => void,
  { dismissible = true, toField = false, firstFocus, onBack }: DialogOptions = {},
) {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element>(null);
  const [isPresent, setPresent] = useState(open);
  if (open && !isPresent) setPresent(true);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isPresent) return;
    if (open) {
      delete dialog.dataset['closing'];
      if (!dialog.open) {
        opener.current = document.activeElement;
        dialog.showModal();
        // React's autoFocus runs too early: a closed dialog takes no focus.
        if (toField) dialog.querySelector<HTMLElement>('input')?.focus();
        firstFocus?.(dialog)?.focus();
      }
      return;
    }
    dialog.dataset['closing'] = '';
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    const timer = setTimeout(
      () => {
        shut(dialog, opener.current);
        setPresent(false);
      },
      isStill ? 0 : EXIT_MS,
    );
    return () => clearTimeout(timer);
  }, [open, isPresent, toField, firstFocus]);

  useEffect(() => (open ? markModal() : undefined), [open]);

  // Unmounted while open (a navigation): the page behind must not stay inert.
  useEffect(() => {
    const dialog = ref.current;
    return () => {
      if (dialog?.open) shut(dialog, opener.current);
    };
  }, [isPresent]);

  return {
    isPresent,
    dialogProps: {
      ref,
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        if (dismissible) (onBack ?? onClose)();
      },
      // A browser may close it without asking (a second Esc). The owner decides, and may keep it open.
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget || !open || event.currentTarget.open) return;
        event.currentTarget.showModal();
        if (dismissible) (onBack ?? onClose)();
      },
      onClick(event: MouseEvent<HTMLDialogElement>) {
        if (dismissible && event.target === event.currentTarget) onClose();
      },
    },
  };
}

function shut(dialog: HTMLDialogElement, opener: Element | null) {
  dialog.close();
  delete dialog.dataset['closing'];
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  // The opener is gone, like the button of a deleted item: reading continues at the start of the page.
  else if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true });
}
