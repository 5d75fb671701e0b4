import { once } from '../../state/once.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const source = 'https://www.googletagmanager.com';
const PATIENCE_MS = 4000;
const named = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;

/** Reports a page view to Google's tools: route pattern and title, never the address, which contains names and searches. */
export function reportToGoogle(pattern: string, title: string): void {
  const page = { page_location: location.origin + pattern, page_path: pattern, page_title: title };
  begin(page);
  if (named('tonalia-ga4')) {
    // The property's automatic measurements read these values too.
    gtag('set', page);
    gtag('event', 'page_view', page);
  }
  if (named('tonalia-gtm')) layer().push({ event: 'page_view', ...page });
}

const layer = (): unknown[] => (window.dataLayer ??= []);

/** Google's script recognises its entries by the type `arguments`. */
function gtag(..._: unknown[]): void {
  // oxlint-disable-next-line prefer-rest-params -- see above
  layer().push(arguments);
}

const begin = once((page: Record<string, string>): void => {
  const [ga4, gtm] = [named('tonalia-ga4'), named('tonalia-gtm')];
  if (ga4) {
    gtag('js', new Date());
    gtag('config', ga4, {
      ...page,
      page_referrer: '',
      send_page_view: false,
      allow_google_signals: false,
      allow_ad_personalization_signals: false,
    });
  }
  if (gtm) layer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  whenIdle(() => {
    if (ga4) loadScript(`${source}/gtag/js?id=${ga4}`);
    if (gtm) loadScript(`${source}/gtm.js?id=${gtm}`);
  });
});

function loadScript(address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  // The referrer shows Google the site, not the page.
  script.referrerPolicy = 'origin';
  document.head.append(script);
}

function whenIdle(work: () => void): void {
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, PATIENCE_MS / 4));
  idle(work, { timeout: PATIENCE_MS });
}
