/** Marks that this device keeps data for offline use, so that their code is loaded only where there are any. It outlives the session. */
const MARK = 'tonalia.offline';

export function hasOfflineMark(): boolean {
  try {
    return localStorage.getItem(MARK) !== null;
  } catch {
    return false;
  }
}

export function setOfflineMark(is: boolean): void {
  try {
    if (is) localStorage.setItem(MARK, '1');
    else localStorage.removeItem(MARK);
  } catch {
    // Without storage nothing is found without a network.
  }
}
