import { Stop } from '../terminal/stop.ts';

/** Google's property (GA4) or container (GTM) that receives page views; none by default. */
export interface Analytics {
  ga4: string | undefined;
  gtm: string | undefined;
}

/** The hosts of Google's scripts and their requests, from Google's guide to content security policies. */
const tagManager = 'https://*.googletagmanager.com';
const measured = 'https://*.google-analytics.com';

/** Reads GA4_ID and GTM_ID. */
export function readAnalytics(value: (name: string) => string | undefined): Analytics {
  return {
    ga4: identifier('GA4_ID', /^G-[A-Z0-9]{4,16}$/, 'G-ABC123DEF4', value('GA4_ID')),
    gtm: identifier('GTM_ID', /^GTM-[A-Z0-9]{4,12}$/, 'GTM-ABC1234', value('GTM_ID')),
  };
}

function identifier(name: string, shape: RegExp, example: string, text: string | undefined): string | undefined {
  if (text !== undefined && !shape.test(text)) throw new Stop(`${name} debe ser como ${example}, y es «${text}».`);
  return text;
}

/** The extra hosts a page may load from; none without a property or container. */
export function analyticsSources({ ga4, gtm }: Analytics): { script: string[]; image: string[]; connect: string[] } {
  if (ga4 === undefined && gtm === undefined) return { script: [], image: [], connect: [] };
  return {
    script: [tagManager],
    image: [tagManager, measured],
    connect: [tagManager, measured, 'https://*.analytics.google.com'],
  };
}

/** Adds property and container to the page's head, where the shop's script reads them; equal for all visitors. */
export function withAnalytics(html: string, { ga4, gtm }: Analytics): string {
  const metas = [
    ga4 && `<meta name="tonalia-ga4" content="${ga4}"/>`,
    gtm && `<meta name="tonalia-gtm" content="${gtm}"/>`,
  ].filter(Boolean);
  return metas.length === 0 ? html : html.replace('</head>', () => `${metas.join('')}</head>`);
}
