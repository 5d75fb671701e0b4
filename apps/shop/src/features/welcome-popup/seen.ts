const key = 'tonalia.welcomeSeen';

/** Once a visit is enough. Where nothing can be remembered nobody is greeted again and again: nobody is greeted. */
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
    // Full storage: greeted twice at worst.
  }
}
