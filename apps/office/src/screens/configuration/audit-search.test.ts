import { expect, test } from 'vitest';
import { type AuditSearch, askedAudit, readAuditSearch } from './audit-search.ts';

const uuid = '4fe36323-7cb0-4155-b31b-04a1a1e41e1d';

test.each([
  [{ q: ' TN-1 ' }, { q: 'TN-1' }],
  [{ q: 41 }, { q: '41' }],
  [{ q: 'T' }, {}],
  [{ q: 'x'.repeat(81) }, { q: 'x'.repeat(80) }],
  [{ quien: uuid }, { quien: uuid }],
  [{ quien: 'ana' }, {}],
  [{ que: 'dispatch' }, { que: 'dispatch' }],
  [{ que: 'x' }, {}],
  [{ fecha: 'semana' }, { fecha: 'semana' }],
  [{ fecha: 'x' }, {}],
  [
    { desde: '2026-03-01', hasta: '2026-03-09' },
    { desde: '2026-03-01', hasta: '2026-03-09' },
  ],
  [{ desde: 'ayer', hasta: '9/3/2026' }, {}],
  // a span leaves no room for days
  [{ fecha: 'hoy', desde: '2026-03-01' }, { fecha: 'hoy' }],
])('the address %j is read as %j', (address, search) => {
  expect(readAuditSearch(address)).toEqual(search);
});

test.each<[AuditSearch, string | undefined, string | undefined]>([
  [{}, undefined, undefined],
  [{ desde: '2026-03-01', hasta: '2026-03-02' }, '2026-03-01', '2026-03-02'],
  [{ fecha: 'hoy' }, '2026-03-09', '2026-03-09'],
  [{ fecha: 'ayer' }, '2026-03-08', '2026-03-08'],
  [{ fecha: 'semana' }, '2026-03-03', '2026-03-09'],
  [{ fecha: 'mes' }, '2026-02-08', '2026-03-09'],
])('%j asks for the days from %s to %s', (search, from, to) => {
  expect(askedAudit({ ...search, q: 'x', quien: uuid, que: 'access' }, '2026-03-09')).toEqual({
    q: 'x',
    operator: uuid,
    area: 'access',
    from,
    to,
  });
});
