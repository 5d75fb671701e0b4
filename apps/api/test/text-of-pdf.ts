import { inflateSync } from 'node:zlib';

/** The texts of a PDF with built-in fonts, a line for each. */
export function textOfPdf(pdf: Buffer): string {
  const found: string[] = [];
  for (let at = pdf.indexOf('\nstream\n'); at !== -1; at = pdf.indexOf('\nstream\n', at + 1)) {
    const end = pdf.indexOf('\nendstream', at);
    const operators = inflateSync(pdf.subarray(at + '\nstream\n'.length, end)).toString('latin1');
    for (const [, parts = ''] of operators.matchAll(/\[(.*?)\] TJ/g))
      found.push(
        Buffer.from([...parts.matchAll(/<([\da-f]*)>/g)].map(([, hex]) => hex).join(''), 'hex').toString('latin1'),
      );
  }
  return found.join('\n');
}
