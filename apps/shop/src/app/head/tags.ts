import { shop } from '../../api/settings/shop-settings.ts';
import { escaped } from './escaped.ts';
import type { PageDescription } from './pages.ts';
import { SERVED } from './served.ts';
import type { AbsoluteAddress, SchemaThing } from './structured.ts';

/** Maximum description length in characters, about what search engines show. */
const LONGEST = 160;

/** The tag of a page that must not be indexed. */
export const hiddenTags = `<meta name="robots" content="noindex" ${SERVED}/>`;

/** The head tags of a page: canonical address, description, preview and structured data. */
export function pageTags(at: AbsoluteAddress, title: string, page: PageDescription): string {
  const address = at(page.path);
  const description = shortened(page.description);
  return [
    `<meta name="description" content="${escaped(description)}" ${SERVED}/>`,
    `<link rel="canonical" href="${escaped(address)}" ${SERVED}/>`,
    property('og:type', page.things.some((thing) => thing['@type'] === 'Product') ? 'product' : 'website'),
    property('og:site_name', shop().brand),
    property('og:locale', 'es_CO'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', address),
    ...(page.image === undefined ? [] : preview(at(page.image), title)),
    `<meta name="twitter:card" content="${page.image === undefined ? 'summary' : 'summary_large_image'}" ${SERVED}/>`,
    ...page.things.map(script),
  ].join('');
}

/** The size is given before the picture is loaded, so that the first share of an address shows it too. */
const preview = (address: string, title: string): string[] => [
  property('og:image', address),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', title),
];

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}" ${SERVED}/>`;

/** Escapes `<`, so that a name cannot end the script or open a comment. */
function script(thing: SchemaThing): string {
  const json = JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="application/ld+json" ${SERVED}>${json}</script>`;
}

/** Shortens to whole words in one line. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const words = line.slice(0, LONGEST - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,.;:]+$/, '')}…`;
}
