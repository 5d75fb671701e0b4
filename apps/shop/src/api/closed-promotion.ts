const key = 'tonalia.closedPromotion';

function kept(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** Which promotion was closed since the shop was loaded; null when none. */
export function closedPromotion(): string | null {
  try {
    return kept()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Remembers that a promotion was closed, or with null that none is. */
export function rememberClosedPromotion(id: string | null): void {
  try {
    if (id === null) kept()?.removeItem(key);
    else kept()?.setItem(key, id);
  } catch {
    // Without storage it comes back with the next page.
  }
}
