const FIELD =
  ':is(input:not([type="radio"], [type="file"]), input[type="radio"]:checked, select, textarea):not(:disabled)';

/** The first field of a sheet or dialog, else its content, never its cross. A field under a finger opens the keyboard, so there the content. */
export function firstFocus(dialog: HTMLDialogElement): HTMLElement | null {
  const content = dialog.querySelector<HTMLElement>('[data-content]');
  const isTouch = window.matchMedia?.('(pointer: coarse)').matches;
  return (!isTouch && content?.querySelector<HTMLElement>(FIELD)) || content;
}
