const fields = 'input:not(:disabled), select:not(:disabled)';

/** In a long form Enter moves to the next field; in the last field it submits. */
export function moveOnEnter(event: KeyboardEvent): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement && form instanceof HTMLFormElement && target.matches(fields))) return;
  // An open list handles Enter.
  if (target.getAttribute('aria-expanded') === 'true') return;
  const all = [...form.querySelectorAll<HTMLElement>(fields)];
  const next = all[all.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
