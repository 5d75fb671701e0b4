import type { KeyboardEvent } from 'react';
import type { QuickOrder } from './use-quick-order.ts';

/** Below the field of the quick order; the arrows lead there and back. */
export const TABLE_ID = 'lineas';

/**
 * Keys within the table: the arrows lead from the units of a line to those of the next, and from the first one to the field; Enter leads to
 * the field; Delete removes the line; a digit on a choice takes the choice with that number.
 */
export function useTableKeys(order: Pick<QuickOrder, 'remove'>) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target, key, currentTarget } = event;
    if (!(target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const options = target.closest('[data-options]');
    if (options && /^[1-9]$/.test(key)) options.querySelectorAll('button')[Number(key) - 1]?.click();
    else if (!('units' in target.dataset)) return;
    else if (key === 'Enter') focusEntry();
    else if (key === 'ArrowDown' || key === 'ArrowUp') focusRow(currentTarget, target, key === 'ArrowDown' ? 1 : -1);
    else if (key === 'Delete') {
      const id = Number(target.closest<HTMLElement>('[data-line]')?.dataset['line']);
      focusRow(currentTarget, target, 1, -1);
      order.remove(id);
    } else return;
    event.preventDefault();
  };
}

/** The units of the first line; says whether there is one. */
export function focusFirstRow(): boolean {
  const first = document.querySelector<HTMLElement>(`#${TABLE_ID} [data-units]`);
  first?.focus();
  return first !== null;
}

function focusRow(table: Element, from: HTMLElement, ...steps: readonly number[]): void {
  const all = [...table.querySelectorAll<HTMLElement>('[data-units]')];
  const to = steps.map((step) => all[all.indexOf(from) + step]).find(Boolean);
  if (to) to.focus();
  else if (steps.includes(-1)) focusEntry();
}

const focusEntry = (): void => document.querySelector<HTMLElement>('[role="combobox"]')?.focus();
