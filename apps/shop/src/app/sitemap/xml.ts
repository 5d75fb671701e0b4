import { escaped } from '../head/escaped.ts';

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const locations = (tag: string, addresses: readonly string[]) =>
  addresses.map((address) => `<${tag}><loc>${escaped(address)}</loc></${tag}>\n`).join('');

/** The addresses of pages. */
export const urlsXml = (addresses: readonly string[]): string =>
  `${head}<urlset xmlns="${schema}">\n${locations('url', addresses)}</urlset>\n`;

/** The addresses of other sitemaps. */
export const indexXml = (addresses: readonly string[]): string =>
  `${head}<sitemapindex xmlns="${schema}">\n${locations('sitemap', addresses)}</sitemapindex>\n`;
