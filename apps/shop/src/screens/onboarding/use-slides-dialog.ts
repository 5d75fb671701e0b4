import { markModal } from '@tonalia/ui/page-mark';
import { useEffect, useRef, useState } from 'react';
import { overrideStatusBar } from '../../native/status-bar.ts';
import { isDue, rememberClosed } from './due.ts';

/** The slides must not interrupt typing when the HTML did not open them. */
const isTyping = () => [...document.querySelectorAll('input')].some(({ value }) => value !== '');

/** The dialog of the slides, open while they are due: the HTML opens it (`openBeforePaint`), else the first effect. */
export function useSlidesDialog() {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    // The skip button works before hydration, without its event handler.
    if (box.returnValue) rememberClosed();
    if (!box.open && isDue() && !isTyping()) box.showModal();
    setOpen(box.open);
  }, []);
  useEffect(() => (isOpen ? overrideStatusBar('dark') : undefined), [isOpen]);
  useEffect(() => (isOpen ? markModal() : undefined), [isOpen]);
  const onClose = () => {
    rememberClosed();
    setOpen(false);
  };
  return { dialog, isOpen, close: () => dialog.current?.close(), onClose };
}
