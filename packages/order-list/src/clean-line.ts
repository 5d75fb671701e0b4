import { plain, rawWords } from '@tonalia/search/text';

const CHAT_HEAD =
  /^\s*(?:\[[^\]]{6,40}\]\s*[^:]{1,40}:|\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}[^-]{0,12}-\s*[^:]{1,40}:)\s*/u;
const BULLET = /^\s*(?:[-*•·●○◦▪■□►▶→✓✔☑✅>–—~_]+(?=\s|\p{L}|\d)|\(?\d{1,3}\)\s|\d{1,3}\.\s|[a-z]\)\s)\s*/iu;

/** Courtesies that may stand before or after what is ordered. */
const COURTESY = new RegExp(
  String.raw`(?<![\p{L}\d])(?:${[
    'por favor',
    'porfa(?:vor)?(?:cito|is)?',
    'porfis',
    'x fa(?:vor)?',
    '(?:muchas |mil )?gracias',
    '(?:te|le|les|me) (?:encargo|pido|regala[sn]?|manda[sn]?|envia[sn]?|vende[sn]?|despacha[sn]?|colabora[sn]?)(?: con)?',
    '(?:mandame|mandeme|enviame|envieme|regalame|regaleme|despachame|despacheme|apartame|aparteme|anotame|anoteme)',
    'necesito',
    'quiero',
    'quisiera',
    'seria',
    'serian',
    'agregame',
    'ponme',
    'y tambien',
    'tambien',
    'ademas',
    'urgente',
  ].join('|')})(?![\p{L}\d])`,
  'giu',
);

/** Words of a line that greets, thanks or signs; with a digit a line orders. */
const greeting = new Set(
  `hola holi buenas buenos buen dia dias tarde tardes noche noches saludos cordial gracias feliz bendiciones amor
  veci vecina doña don señora señor señorita estimados estimado estimada pedido lista orden cotizacion enviado atentamente att atte cliente salon peluqueria direccion
  favor cuanto queda quedo atenta atento pendiente confirmar confirmo confirmame total subtotal ok listo perfecto bueno`.split(
    /\s+/,
  ),
);

/** Titles of the columns of a spreadsheet, which head rows and order nothing. */
const titles = new Set(
  `codigo cod ref referencia sku producto productos descripcion articulo item nombre tono color cant cantidad cantidades unidades und qty
  precio valor vr unitario total subtotal marca linea presentacion ean observaciones n no`.split(/\s+/),
);

/** A line without its sender, bullet, number in the list, pictograms and courtesies. */
export function cleanLine(line: string): string {
  return line
    .normalize('NFC')
    .replace(/\p{Cf}|\uFE0F|\u20E3/gu, '')
    .replace(/\p{Extended_Pictographic}/gu, ' ')
    .replace(CHAT_HEAD, '')
    .replace(BULLET, '')
    .replace(/["“”«»]/g, ' ')
    .trim();
}

/** Without what asks for things, and names none. Accents do not hide it. */
export function withoutCourtesy(piece: string): string {
  const folded = Array.from(piece, (letter) => {
    const base = plain(letter);
    return base.length === letter.length ? base : letter;
  }).join('');
  let kept = '';
  let from = 0;
  for (const found of folded.matchAll(COURTESY)) {
    kept += `${piece.slice(from, found.index)} `;
    from = found.index + found[0].length;
  }
  return (kept + piece.slice(from)).trim();
}

/** Whether a line orders nothing: a greeting, thanks, or the titles of columns. */
export function isTalk(line: string): boolean {
  const words = rawWords(line);
  if (words.length === 0) return true;
  if (words.every((word) => titles.has(word))) return words.length > 1 || line.includes('\t');
  return !/\d/.test(line) && words.some((word, at) => greeting.has(word) && (at < 3 || words.length < 6));
}
