const key = 'tonalia.welcomeSeen';

/** Whether the popup was shown in this visit. True without storage, so that it is not shown on every page. */
export function wasWelcomed(): boolean {
  try {
    return sessionStorage.getItem(key) === '1';
  } catch {
    return true;
  }
}

export function markWelcomed(): void {
  try {
    sessionStorage.setItem(key, '1');
  } catch {
    // Full storage: at worst the popup shows twice.
  }
}
