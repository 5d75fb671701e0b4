import { hints } from '../http/hints.ts';
import { apiAddress, send } from '../http/transport.ts';

interface PageView {
  name: 'page_view';
  /** The route pattern of a page, never its address. */
  page: string;
  reference?: string | undefined;
  campaign?: string | undefined;
}

/** The API's limit of events in one request. */
const MOST = 20;
const PATIENCE_MS = 4000;
const waiting: PageView[] = [];

/** Counts a page view. Views are sent in batches, when the page is idle or when it is left. */
export function countPageView(page: string): void {
  const { reference, campaign } = hints();
  waiting.push({ name: 'page_view', page, reference, campaign });
  if (waiting.length >= MOST) sendViews();
  else if (waiting.length === 1) plan();
}

function plan(): void {
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PATIENCE_MS / 4));
  idle(sendViews, { timeout: PATIENCE_MS });
}

/**
 * Page views are anonymous: the request has no token and no cookies, and a failed one is not retried. The response is read to its
 * end so that the browser releases the connection.
 */
function sendViews(): void {
  const events = waiting.splice(0);
  if (events.length === 0) return;
  const request = new Request(apiAddress('marketing/events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
    credentials: 'omit',
    // The request must survive the end of the page.
    keepalive: true,
  });
  void send(request)
    .then((answer) => answer.text())
    .catch(() => null);
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && sendViews());
}
