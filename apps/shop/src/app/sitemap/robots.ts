import { paths } from '../../paths.ts';

const forAnHour = 'public, max-age=3600';

/**
 * All pages may be crawled: pages that must not be indexed have a tag, which a crawler has to read. Only recovery links are
 * disallowed.
 */
export function robots(origin: string): Response {
  const lines = ['User-agent: *', `Disallow: ${paths.changePassword()}/`, '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': forAnHour },
  });
}
