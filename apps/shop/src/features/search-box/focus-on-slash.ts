/** "/" focuses the field of `form`, unless another field has the focus or the field is hidden. */
export function focusOnSlash(form: { current: HTMLFormElement | null }): () => void {
  function press(event: KeyboardEvent) {
    const { target } = event;
    const isWriting =
      target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
    const field = form.current?.querySelector('input');
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isWriting || !field?.checkVisibility?.())
      return;
    event.preventDefault();
    field.focus();
  }
  document.addEventListener('keydown', press);
  return () => document.removeEventListener('keydown', press);
}
