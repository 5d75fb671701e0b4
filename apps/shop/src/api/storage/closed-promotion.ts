const key = 'tonalia.closedPromotion';

function storage(): Storage | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

/** The promotion closed since the shop was loaded; null for none. */
export function closedPromotion(): string | null {
  try {
    return storage()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores the closed promotion; null clears it. */
export function rememberClosedPromotion(id: string | null): void {
  try {
    if (id === null) storage()?.removeItem(key);
    else storage()?.setItem(key, id);
  } catch {
    // Without storage the promotion shows again on the next load.
  }
}
