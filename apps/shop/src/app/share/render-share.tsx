import type { SharedPage } from '@tonalia/contract/shares';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { sharePageMessages as words } from '../../messages/share-page.es-CO.ts';
import { EndedPage, SharePage, subtitleOf } from './page.tsx';

/** What the API answered about a link. */
export interface ShareReading {
  status: number;
  page: SharedPage | null;
}

/** What the page is made with: the brand, the shop's public address, the page's own style and script. */
export interface ShareFrame {
  brand: string;
  publicUrl: string;
  style: string;
  script: string;
}

/** The whole page of a shared link, with its style and script in it: one file for a slow network. */
export function renderShare({ status, page }: ShareReading, frame: ShareFrame): string {
  const { brand } = frame;
  if (page === null) {
    const { title, help } = endedTexts(status);
    return documentOf(frame, { title, body: <EndedPage title={title} help={help} brand={brand} /> });
  }
  const title = page.kind === 'card' ? words.card : words.list;
  return documentOf(frame, {
    title,
    preview: `${subtitleOf(page)}. ${words.preview(page.lines.filter(({ isBeside }) => !isBeside).length)}`,
    body: <SharePage page={page} brand={brand} />,
    hasScript: true,
  });
}

function endedTexts(status: number): { title: string; help: string } {
  if (status === 410) return { title: words.expired, help: words.askAnother };
  if (status === 404 || status === 400) return { title: words.gone, help: words.askAnother };
  return { title: words.busy, help: words.comeBack };
}

interface ShareDocument {
  title: string;
  preview?: string;
  body: ReactNode;
  hasScript?: boolean;
}

function documentOf(
  { brand, publicUrl, style, script }: ShareFrame,
  { title, preview, body, hasScript = false }: ShareDocument,
) {
  const html = renderToStaticMarkup(
    <html lang="es-CO">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>{`${title} | ${brand}`}</title>
        <meta property="og:title" content={title} />
        <meta property="og:site_name" content={brand} />
        <meta property="og:type" content="website" />
        <meta property="og:image" content={`${publicUrl}/icon-512.png`} />
        {preview !== undefined && <meta property="og:description" content={preview} />}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <style />
      </head>
      <body data-public-url={publicUrl}>
        {body}
        {hasScript && <script />}
      </body>
    </html>,
  );
  // our own build's text, which is no text of the page: the first empty elements are those above
  const styled = html.replace('<style></style>', () => `<style>${style}</style>`);
  return `<!doctype html>${styled.replace('<script></script></body>', () => `<script>${script}</script></body>`)}`;
}
