/** Payments whose owner was sent to their bank once: coming back must not send them again. */
const key = 'tonalia.sent-to-bank';

export function wasSentToBank(paymentId: string): boolean {
  try {
    return sessionStorage.getItem(key) === paymentId;
  } catch {
    // Without storage the person goes by the button alone.
    return true;
  }
}

/** The bank's page to go on at, when it is a page of the web and nothing else. */
export function bankPage(url: string | null | undefined): string | null {
  if (!url || !URL.canParse(url)) return null;
  return ['https:', 'http:'].includes(new URL(url).protocol) ? url : null;
}

export function sendToBank(paymentId: string, page: string): void {
  sessionStorage.setItem(key, paymentId);
  location.assign(page);
}
