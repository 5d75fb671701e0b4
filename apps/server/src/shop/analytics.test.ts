import { expect, test } from 'vitest';
import { readAnalytics, withAnalytics } from './analytics.ts';

const from = (environment: Record<string, string | undefined>) => readAnalytics((name) => environment[name]);

test('nothing is sent to Google without a property or container', () => {
  expect(from({})).toEqual({ ga4: undefined, gtm: undefined });
  const page = '<html><head><title>a</title></head></html>';
  expect(withAnalytics(page, from({}))).toBe(page);
});

test('the page names the configured property and container', () => {
  const page = withAnalytics('<head></head>', from({ GA4_ID: 'G-AB12CD34EF', GTM_ID: 'GTM-AB12CD3' }));
  expect(page).toBe(
    '<head><meta name="tonalia-ga4" content="G-AB12CD34EF"/><meta name="tonalia-gtm" content="GTM-AB12CD3"/></head>',
  );
});

test.each([{ GA4_ID: 'UA-1234-1' }, { GA4_ID: 'G-1"><script>' }, { GTM_ID: 'G-AB12CD34EF' }, { GTM_ID: 'gtm-ab12' }])(
  'what is no such name is refused at the start: %j',
  (environment) => {
    expect(() => from(environment)).toThrow(/debe ser como G/);
  },
);
