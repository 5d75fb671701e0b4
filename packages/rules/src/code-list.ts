/** A code in a list such as "7.1, 6.66, 8.34 x3", with the units written beside it. */
export interface ListedCode {
  /** With the words before the first code: "tinta sur 7.1, 6.66" asks for both of Tinta Sur. */
  search: string;
  code: string;
  quantity: number | null;
}

const CODE = String.raw`\d{1,4}(?:[./]\d{1,4})?[a-z]?|[a-z]{1,5}-?\d[\w.-]*`;
const ITEM = new RegExp(String.raw`^(?:(\d{1,3})\s*[x×*]\s*)?(${CODE})(?:\s*[x×*]\s*(\d{1,3}))?$`, 'i');
const BETWEEN = / ?[;+] ?|, |,(?=[^,]*\.)| y /i;
const MOST = 40;

/**
 * The codes of a text with at least two; null for any other text. Separators: comma and space, semicolon, line break,
 * "+" and "y"; between codes with a point also a space alone ("7.1 6.66").
 */
export function readCodeList(text: string): ListedCode[] | null {
  const [words, rest] = splitWords(text.replaceAll('\n', ';').split(/\s+/).filter(Boolean).join(' '));
  const pieces = rest.split(BETWEEN).filter(Boolean);
  const items = pieces.length > 1 ? pieces : bySpaces(rest);
  const codes = items.map((item) => ITEM.exec(item.trim()));
  if (items.length < 2 || items.length > MOST || codes.some((found) => found === null)) return null;
  return codes.flatMap((found) => {
    const [, before, code, after] = found ?? [];
    const quantity = Number(before ?? after ?? 0) || null;
    return code === undefined ? [] : [{ search: `${words} ${code}`.trim(), code, quantity }];
  });
}

/** The words before the first digit, and the rest. */
function splitWords(text: string): [words: string, rest: string] {
  const found = /^((?:[^\d\s,;+]+\s+)*)(.*)$/s.exec(text);
  return [found?.[1]?.trim() ?? '', found?.[2] ?? text];
}

const bySpaces = (text: string): string[] => {
  const items = text.split(/\s+(?![x×*]\s*\d)(?<![x×*]\s)/i);
  return items.every((item) => /\d[./]\d/.test(item)) ? items : [];
};
