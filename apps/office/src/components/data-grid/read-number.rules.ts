/** Why a typed or pasted number is not understood: `comma` reads as thousands or as decimals, `cents` has a fraction. */
export type NumberProblem = 'comma' | 'cents' | 'none';
export type ReadNumber = { value: number } | { problem: NumberProblem };

/**
 * Reads a whole number as Colombia writes it: "16.900", "$ 16.900", "16900", "16.900,00". What another country's spreadsheet could mean
 * otherwise ("16,900", "16.9") is a problem, never a guess.
 */
export function readWholeNumber(text: string): ReadNumber {
  const plain = text.replace(/[\s\u00a0$]|COP/g, '');
  if (/^\d{1,10}$/.test(plain)) return { value: Number(plain) };
  const [whole = '', cents, ...more] = plain.split(',');
  const isGrouped = /^\d{1,3}(\.\d{3})+$/.test(whole);
  if (more.length === 0 && (isGrouped || /^\d{1,10}$/.test(whole))) {
    if (cents === undefined || /^0{1,2}$/.test(cents)) return { value: Number(whole.replaceAll('.', '')) };
    if (/^\d{1,2}$/.test(cents)) return { problem: 'cents' };
  }
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(plain)) return { problem: 'comma' };
  return { problem: /^\d+\.\d{1,2}$/.test(plain) ? 'cents' : 'none' };
}
