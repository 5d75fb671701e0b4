import { useEffect, useRef, useState } from 'react';
import type { FieldName, Faults } from './faults.ts';
import { hasFaults } from './faults.ts';

/**
 * Which faults of a form are shown: of a field that was left with something in it, of all once it was sent, and what the API
 * refused until that field changes. The first wrong field takes the focus.
 */
export function useFaults(found: Faults, refused: Faults) {
  const form = useRef<HTMLFormElement>(null);
  const [left, setLeft] = useState<ReadonlySet<FieldName>>(new Set());
  const [attempts, setAttempts] = useState(0);

  useEffect(() => {
    if (attempts > 0 || hasFaults(refused)) focusFirstWrong(form.current);
  }, [attempts, refused]);

  return {
    form,
    wrong: (field: FieldName) => refused[field] ?? (attempts > 0 || left.has(field) ? found[field] : undefined),
    leave: (field: FieldName) => setLeft((before) => new Set(before).add(field)),
    /** Whether it may be sent; if not, says what is missing. */
    isComplete: () => {
      if (!hasFaults(found)) return true;
      setAttempts((n) => n + 1);
      return false;
    },
  };
}

function focusFirstWrong(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
