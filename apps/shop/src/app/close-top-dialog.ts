/**
 * Asks the top dialog to close, as Esc does; the dialog decides. False without a dialog. The focused element
 * is in the top dialog.
 */
export function closeTopDialog(): boolean {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]:not([data-closing])')];
  const focused = document.activeElement?.closest<HTMLDialogElement>('dialog[open]:not([data-closing])');
  const top = focused ?? open.at(-1);
  if (top === undefined) return false;
  if (top.dispatchEvent(new Event('cancel', { cancelable: true }))) top.close();
  return true;
}
