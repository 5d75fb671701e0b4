/**
 * The page shown without a network. Self-contained, because no other file may be available. The link leads to the
 * requested address.
 */
const offlinePage = (title: string) => `<!doctype html>
<html lang="es-CO">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${title}</title>
<style>
:root { color-scheme: light dark; }
body {
  box-sizing: border-box; min-height: 100dvh; margin: 0; padding: 24px;
  display: flex; flex-direction: column; align-items: center; justify-content: center; text-align: center;
  background: light-dark(#f6f6f3, #0a0c0b); color: light-dark(#171a16, #f1f3ef);
  font: 450 1rem/1.47 'Figtree Variable', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
svg {
  box-sizing: border-box; width: 84px; height: 84px; padding: 25px; border-radius: 24px;
  background: light-dark(#fff2e4, #33210f); color: light-dark(#9a4a06, #ffb566);
}
h1 { margin: 24px 0 0; font-size: 1.625rem; line-height: 1.1; letter-spacing: -0.02em; }
p { max-width: 30ch; margin: 12px 0 24px; color: light-dark(#565952, #b7bdb5); }
a {
  display: inline-flex; align-items: center; min-height: 56px; padding: 0 28px; border-radius: 14px;
  background: light-dark(#0b6549, #5cc29b); color: light-dark(#fff, #04231a); font-weight: 650; text-decoration: none;
}
a:focus-visible { outline: 3px solid light-dark(#1b56c4, #8fb4f8); outline-offset: 2px; }
</style>
<main>
<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M10.9 5.3A7 7 0 0115.7 10h1.8a4.5 4.5 0 014.2 6.1M18.8 18.8A4.5 4.5 0 0117.5 19H9A7 7 0 015.8 5.8M2 2l20 20"/></svg>
<h1>Sin conexión</h1>
<p>No pudimos abrir esta página. Revisa tu internet; tu carrito está guardado.</p>
<a href="">Reintentar</a>
</main>
</html>
`;

/** A policy that loads and runs nothing. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** `brand` is empty before the worker has read it. */
export const offlineAnswer = (brand: string): Response =>
  new Response(offlinePage(escaped(['Sin conexión', brand].filter(Boolean).join(' | '))), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': policy,
    },
  });
