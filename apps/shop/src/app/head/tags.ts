import { shop } from '../../brand.ts';
import { escaped } from './escaped.ts';
import type { Page } from './pages.ts';
import { SERVED } from './served.ts';
import type { At, Thing } from './structured.ts';

/** Search engines show about so much of it. */
const LONGEST = 160;

/** A page that is not to be found from outside. */
export const hiddenTags = `<meta name="robots" content="noindex" ${SERVED}/>`;

/** What is told of a page outside: its address, its description, its preview in a message, its thing. */
export function pageTags(at: At, title: string, page: Page): string {
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

/** Its size is known before it is loaded, so that the first who shares an address has the picture too. */
const preview = (address: string, title: string): string[] => [
  property('og:image', address),
  property('og:image:type', 'image/jpeg'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', title),
];

const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escaped(content)}" ${SERVED}/>`;

/** No name ends the script it stands in: with no `<` in it there is neither an end of it nor a comment. */
function script(thing: Thing): string {
  const json = JSON.stringify(thing).replace(/[<>&\u2028\u2029]/g, (sign) => {
    return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
  });
  return `<script type="application/ld+json" ${SERVED}>${json}</script>`;
}

/** Whole words, in one line. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= LONGEST) return line;
  const words = line.slice(0, LONGEST - 1);
  return `${words.slice(0, Math.max(words.lastIndexOf(' '), LONGEST / 2)).replace(/[\s,.;:]+$/, '')}…`;
}
