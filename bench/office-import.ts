import type { OfficeJob } from '@tonalia/contract/office-jobs';
import { setTimeout as delay } from 'node:timers/promises';
import { type Desk, row } from './office-desk.ts';
import type { ReportRow } from './report.ts';

const SHADES = 10;

/** From the upload of a supplier's list of new products, ten shades each, until its preview is there. */
export async function measureImport(desk: Desk, rows: number): Promise<ReportRow> {
  const began = performance.now();
  const upload = '/api/products/office/import-files?kind=catalogue&name=lista.csv';
  const list = await post<{ _id: string }>(desk, upload, new Blob([csvOf(rows)]));
  const job = await post<OfficeJob>(desk, '/api/office/jobs', { kind: 'import_check', importId: list._id });
  const { state, done } = await untilEnded(desk, job._id);
  if (state !== 'done' || done !== rows) throw new Error(`the preview ended as ${state} after ${done} rows`);
  return row(`preview of ${rows} rows`, [performance.now() - began], 60_000);
}

function csvOf(rows: number): string {
  const lines = ['Marca;Producto;Código;Categoría;Código tono;Tono;Contenido;Unidad;Precio;Existencias BOG'];
  for (let n = 0; n < rows; n += 1) {
    const [product, shade] = [Math.floor(n / SHADES), n % SHADES];
    const name = `Marca ${product % 12};Tinte medido ${product}`;
    lines.push(`${name};MED-${n};Coloración > Tintes;${shade};Tono ${shade};90;ml;${10_000 + n};${n % 40}`);
  }
  return lines.join('\n');
}

/** Sends a call, with JSON or with bytes; throws unless it succeeds. */
export async function post<Result>({ server, cookie }: Desk, path: string, body: Blob | object): Promise<Result> {
  const type = body instanceof Blob ? 'application/octet-stream' : 'application/json';
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { cookie, origin: server.url, 'content-type': type },
    body: body instanceof Blob ? body : JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  return ((await response.json()) as { results: Result }).results; // as: the contract's answer
}

/** The job at its end. */
export async function untilEnded({ server, cookie }: Desk, id: string): Promise<OfficeJob> {
  for (;;) {
    await delay(250);
    const response = await fetch(`${server.url}/api/office/jobs/${id}`, { headers: { cookie } });
    const { results } = (await response.json()) as { results: OfficeJob }; // as: the contract's answer
    if (results.endedAt !== null) return results;
  }
}
