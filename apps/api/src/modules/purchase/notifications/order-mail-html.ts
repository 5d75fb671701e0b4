import { BRAND_COLOUR } from '../../../platform/messages.ts';
import { type OrderNotification, SEE_ORDER, greeting } from './messages.es-CO.ts';

/** No colours but the button's, so that light and dark mail clients use their own. */
const FRAME = 'max-width:560px;margin:0 auto;padding:24px 16px;font:16px/1.5 system-ui,-apple-system,sans-serif';
const BUTTON = `display:inline-block;padding:12px 20px;border-radius:12px;background:${BRAND_COLOUR};color:#ffffff;text-decoration:none`;
/** Prefix of a list item in a paragraph. */
const ITEM = '- ';

/** The mail as HTML: paragraphs, lists and a button for its link. All text is escaped here. */
export function orderMailHtml(name: string, { subject, paragraphs }: OrderNotification, url: string): string {
  const words = [greeting(name), ...paragraphs].flatMap(blocks).join('\n');
  return `<!doctype html>
<html lang="es-CO">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<title>${escaped(subject)}</title></head>
<body style="margin:0"><div style="${FRAME}">
<h1 style="font-size:22px;line-height:1.3">${escaped(subject)}</h1>
${words}
<p style="margin:24px 0"><a href="${escaped(url)}" style="${BUTTON}">${SEE_ORDER}</a></p>
</div></body>
</html>
`;
}

/** A paragraph, and the list at its end. */
function blocks(paragraph: string): string[] {
  const lines = paragraph.split('\n');
  const items = lines
    .filter((line) => line.startsWith(ITEM))
    .map((line) => `<li>${escaped(line.slice(ITEM.length))}</li>`);
  const others = lines.filter((line) => !line.startsWith(ITEM)).map(escaped);
  return [
    ...(others.length > 0 ? [`<p>${others.join('<br>')}</p>`] : []),
    ...(items.length > 0 ? [`<ul>${items.join('')}</ul>`] : []),
  ];
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
