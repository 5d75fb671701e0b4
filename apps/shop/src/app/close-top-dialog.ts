/**
 * Asks the dialog on top to close, as Esc does: it closes, or does not, by its own rules. False when there is none. What has the focus
 * is in the one on top.
 */
export function closeTopDialog(): boolean {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-closing])')];
  const focused = document.activeElement?.closest<HTMLDialogElement>('dialog[open]:not([data-closing])');
  const top = focused ?? open.at(-1);
  if (top === undefined) return false;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  return true;
}
