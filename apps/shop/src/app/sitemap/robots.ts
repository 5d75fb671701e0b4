import { paths } from '../../paths.ts';

const forAnHour = 'public, max-age=3600';

/**
 * Everything may be read: what is not to be found says so itself, which only who reads it learns. But a link of a mail is for
 * its owner alone.
 */
export function robots(origin: string): Response {
  const lines = ['User-agent: *', `Disallow: ${paths.changePassword()}/`, '', `Sitemap: ${origin}/sitemap.xml`, ''];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': forAnHour },
  });
}
