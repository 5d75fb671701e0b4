const PRELOADS = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const ENTRY = /<script type="module" async="" src="([^"]+)"><\/script>/;

/**
 * Makes a served page load its code after its first picture is painted: on a slow network both would share the line, and the page
 * is readable without code. A page without the entry (development) stays as it is.
 */
export function codeAfterPicture(html: string): string {
  const entry = ENTRY.exec(html)?.[1];
  if (entry === undefined) return html;
  const files = [...html.matchAll(PRELOADS)].map(([, file = '']) => file);
  const loader = `<script>(${loadAfterPicture.toString()})(${JSON.stringify(entry)},${JSON.stringify(files)})</script>`;
  return html.replaceAll(PRELOADS, '').replace(ENTRY, () => loader);
}

/**
 * Runs in the page, at the end of the body. It is sent as text, so it uses nothing of this module. The preloads are equal to the
 * ones React renders, which finds and keeps them. In a hidden tab nothing is painted.
 */
export function loadAfterPicture(entry: string, files: readonly string[]): void {
  const LATEST_MS = 2500;
  let isBegun = false;
  const begin = () => {
    if (isBegun) return;
    isBegun = true;
    for (const href of files)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    document.head.append(Object.assign(document.createElement('script'), { type: 'module', async: true, src: entry }));
  };
  const afterPaint = () => requestAnimationFrame(() => setTimeout(begin));
  document.currentScript?.remove();
  if (document.hidden) return begin();
  setTimeout(begin, LATEST_MS);
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  if (picture === null) afterPaint();
  else picture.decode().then(afterPaint, afterPaint);
}
