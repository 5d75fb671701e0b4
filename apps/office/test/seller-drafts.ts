import type { OfficeSellerDraft, OfficeSellerDraftPage } from '@tonalia/contract/seller-drafts-office';

const uuid = (last: number) => `00000000-0000-4000-8000-${String(last).padStart(12, '0')}`;

/** An order of "Peluquería Amparo" that waits for two lines. */
export const sellerDraft = (number: number, more: Partial<OfficeSellerDraft> = {}): OfficeSellerDraft => ({
  _id: uuid(number),
  customer: { _id: uuid(90), name: 'Peluquería Amparo' },
  seller: 'Laura Gómez',
  takenAt: new Date(Date.now() - 5 * 3_600_000).toISOString(),
  receivedAt: new Date(Date.now() - 3 * 3_600_000).toISOString(),
  expectedTotal: 486_300,
  unchanged: 16,
  lines: [
    {
      code: 'CH-1000',
      name: 'Champú nutritivo sin sal',
      versionName: '1.000 ml',
      reasons: ['dearer'],
      units: 4,
      unitsNow: 4,
    },
    {
      code: 'TS-63',
      name: 'Tinta Sur',
      versionName: '6.3 Rubio oscuro dorado',
      reasons: ['fewer'],
      units: 6,
      unitsNow: 2,
    },
  ],
  doubts: [],
  ...more,
});

export const sellerDraftPage = (
  results: OfficeSellerDraft[],
  more: Partial<OfficeSellerDraftPage> = {},
): OfficeSellerDraftPage => ({
  results,
  page: 1,
  limit: 50,
  total: results.length,
  totalIsExact: true,
  pages: 1,
  ...more,
});
