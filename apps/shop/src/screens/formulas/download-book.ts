import { call } from '../../api/http/client.ts';
import { saveFile } from '../../api/http/save-file.ts';

/** Saves all formulas of the salon as a CSV file on the device. */
export async function downloadBook(): Promise<void> {
  const { results } = await call('purchase', 'GET /formulas/file', {});
  await saveFile(new File([results.text], results.name, { type: 'text/csv;charset=utf-8' }));
}
