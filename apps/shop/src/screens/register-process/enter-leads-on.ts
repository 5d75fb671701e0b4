const fields = 'input:not(:disabled), select:not(:disabled)';

/** In a long form Enter goes to the next field, as people expect who fill one after another; in the last it sends. */
export function enterLeadsOn(event: KeyboardEvent): void {
  const { target, currentTarget: form } = event;
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  if (!(target instanceof HTMLElement && form instanceof HTMLFormElement && target.matches(fields))) return;
  // A list that is open takes Enter for itself.
  if (target.getAttribute('aria-expanded') === 'true') return;
  const all = [...form.querySelectorAll<HTMLElement>(fields)];
  const next = all[all.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
