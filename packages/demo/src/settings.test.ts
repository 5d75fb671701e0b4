import { readFileSync } from 'node:fs';
import { readLegalText } from '@tonalia/rules/legal-text';
import { expect, test } from 'vitest';

const text = readFileSync(new URL('../../contract/texts/terms.es-CO.md', import.meta.url), 'utf8');

test('the template of the terms names the law and its authority, and no company', () => {
  const { sections } = readLegalText(text, '2026-11-01');
  expect(sections.length).toBeGreaterThan(9);
  expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
  const all = JSON.stringify(sections);
  for (const named of ['Ley 1581 de 2012', 'Ley 1480 de 2011', 'Superintendencia de Industria y Comercio'])
    expect(all).toContain(named);
  expect(all).toContain('{{company.name}}');
  expect(all).not.toMatch(/tonalia|900\.555\.014/i);
});
