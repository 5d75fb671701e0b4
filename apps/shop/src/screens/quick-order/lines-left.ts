import type { NotAdded } from '@tonalia/contract/purchase';
import type { QuickLine } from './quick-line.ts';

/**
 * The lines that stay after those of `sent` were added: all others, also those that became ready meanwhile, and of what could not be
 * added the missing units, with the reason.
 */
export function linesLeft(
  lines: readonly QuickLine[],
  sent: readonly QuickLine[],
  notAdded: readonly NotAdded[],
): QuickLine[] {
  const ids = new Set(sent.map(({ id }) => id));
  const short = new Map(notAdded.map((one) => [one.versionCode ?? one.code, one]));
  return lines.flatMap((line): QuickLine[] => {
    if (!ids.has(line.id)) return [line];
    const code = line.match?.code ?? '';
    const left = short.get(code);
    // Several lines of one version stay as one.
    short.delete(code);
    return left ? [{ ...line, quantity: left.quantity - left.added, state: 'sold_out', reason: left.reason }] : [];
  });
}
