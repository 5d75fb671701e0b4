import type { Operator } from '@tonalia/contract/office';

const KEY = 'tonalia.operator';

/** Keeps the operator on the device, so that a page opens after a reload without network. It is no secret and opens no call. */
export function storeOperator(operator: Operator): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(operator));
  } catch {
    // without room the page asks the server
  }
}

/** The operator of the last session that did not end; undefined without one. */
export function storedOperator(): Operator | undefined {
  const text = localStorage.getItem(KEY);
  return text === null ? undefined : (JSON.parse(text) as Operator); // as: `storeOperator` wrote it
}

/** Removes the operator from the device. */
export const forgetOperator = (): void => localStorage.removeItem(KEY);
