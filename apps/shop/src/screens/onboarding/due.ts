import { signedInBefore, userLoginPreviously } from '../../api/storage/device-storage.ts';
import { isPhoneApp } from '../../native/target.ts';

const key = 'tonalia.onboarding';
const PHONE = '(width < 64rem)';

/**
 * Runs in the HTML right after the slides and opens them with the first paint, by the rules of `isDue`. A text, because server and
 * browser must render the same.
 */
export const openBeforePaint = `try{matchMedia('${PHONE}').matches&&localStorage.getItem('${signedInBefore}')!=='1'&&sessionStorage.getItem('${key}')!=='closed'&&document.currentScript.previousSibling.showModal()}catch(e){}`;

/** Whether to show the slides: on phones without an earlier sign-in, until closed in this visit. */
export function isDue(): boolean {
  const isPhone = isPhoneApp || window.matchMedia?.(PHONE).matches;
  return isPhone && !userLoginPreviously() && !wasClosed();
}

function wasClosed(): boolean {
  try {
    return sessionStorage.getItem(key) === 'closed';
  } catch {
    return false;
  }
}

/** The slides stay closed for this visit. */
export function rememberClosed(): void {
  try {
    sessionStorage.setItem(key, 'closed');
  } catch {
    // Without storage the slides show again after a reload.
  }
}
