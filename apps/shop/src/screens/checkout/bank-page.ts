/** The payment that was already redirected to its bank: a return to the page must not redirect again. */
const key = 'tonalia.sent-to-bank';

export function wasSentToBank(paymentId: string): boolean {
  try {
    return sessionStorage.getItem(key) === paymentId;
  } catch {
    // Without storage only the button leads to the bank.
    return true;
  }
}

/** The address of the bank's page; null unless it is a web address. */
export function bankPage(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : null;
}

export function sendToBank(paymentId: string, page: string): void {
  sessionStorage.setItem(key, paymentId);
  location.assign(page);
}
