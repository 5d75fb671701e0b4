import { hints } from './hints.ts';
import { apiAddress, send } from './transport.ts';

interface PageView {
  name: 'page_view';
  /** The pattern of an address, never the address itself. */
  page: string;
  reference?: string | undefined;
  campaign?: string | undefined;
}

/** As many as the API takes at once. */
const MOST = 20;
const PATIENCE_MS = 4000;
let waiting: PageView[] = [];
let isPlanned = false;

/** Counts a page that is shown. It is told with those after it once the page is idle, or as soon as it is left. */
export function countPageView(page: string): void {
  const { reference, campaign } = hints();
  waiting.push({ name: 'page_view', page, reference, campaign });
  if (waiting.length >= MOST) tell();
  else if (!isPlanned) plan();
}

function plan(): void {
  isPlanned = true;
  const idle = window.requestIdleCallback ?? ((work: () => void) => setTimeout(work, PATIENCE_MS / 4));
  idle(tell, { timeout: PATIENCE_MS });
}

/**
 * Says nothing of who, so neither token nor cookies go along; a count that is lost is only a count. The answer is read to its
 * end: until then a browser holds the connection.
 */
function tell(): void {
  isPlanned = false;
  const events = waiting;
  if (events.length === 0) return;
  waiting = [];
  const request = new Request(apiAddress('marketing/events'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ events }),
    credentials: 'omit',
    // Outlives the page that is left.
    keepalive: true,
  });
  void send(request)
    .then((answer) => answer.text())
    .catch(() => null);
}

if (typeof document !== 'undefined') {
  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && tell());
}
