import { call } from '../../api/http/client.ts';

/** Saves all formulas of the salon as a CSV file on the device. */
export async function downloadBook(): Promise<void> {
  const { results } = await call('purchase', 'GET /formulas/file', {});
  const url = URL.createObjectURL(new Blob([results.text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: results.name });
  link.click();
  URL.revokeObjectURL(url);
}
