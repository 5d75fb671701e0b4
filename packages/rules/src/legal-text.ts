import type { LegalSection, LegalText } from '@tonalia/contract/settings';
import { withoutAccents } from './without-accents.ts';

/**
 * Parses a text with sections `## Title` or `## Title {#anchor}` and paragraphs between empty lines. Text before the
 * first section is dropped. The version is the day of a line `Versión: 2026-11-01`, otherwise `today`.
 */
export function readLegalText(text: string, today: string): LegalText {
  const [, version = today] = /^Versión:\s*(\S+)\s*$/m.exec(text) ?? [];
  const parts = text.replaceAll('\r\n', '\n').split(/^## +/m).slice(1);
  return { version, sections: parts.map(readSection) };
}

function readSection(part: string): LegalSection {
  const [heading = '', ...lines] = part.split('\n');
  const [, title = '', anchor] = /^([^{]*)(?:\{#([^}]*)\})?/.exec(heading) ?? [];
  const paragraphs = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '');
  return { id: anchor ?? slug(title), title: title.trim(), paragraphs };
}

/** The text of a legal text, as `readLegalText` parses it, without its version. */
export const writeLegalText = ({ sections }: Pick<LegalText, 'sections'>): string =>
  sections.map(({ id, title, paragraphs }) => [`## ${title} {#${id}}`, ...paragraphs].join('\n\n')).join('\n\n');

const slug = (title: string): string =>
  withoutAccents(title)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** Gives the text a version that differs from `taken`, the current one: `2026-12-01`, then `2026-12-01.2`. */
export function withFreeVersion(text: LegalText, taken: string | undefined): LegalText {
  const [day, count = '1'] = taken?.split('.') ?? [];
  return day === text.version ? { ...text, version: `${day}.${Number(count) + 1}` } : text;
}
