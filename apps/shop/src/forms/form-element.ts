/** The texts in the inputs of `element` that differ from `values`, by the names they share. */
export function typedTexts(element: HTMLElement | null, values: object): Record<string, string> {
  const typed: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (typeof value !== 'string') continue;
    const input = element?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    if (input && input.value !== value) typed[name] = input.value;
  }
  return typed;
}

/** Focuses the first invalid field, or the button marked `data-invalid` that replaces it. */
export function focusFirstInvalid(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]')?.focus();
}
