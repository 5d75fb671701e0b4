/** FNV-1a of a text, 32 bits: spreads names over a palette, the same on every machine. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  }
  // The low bits of FNV are weak for short texts; fold the high ones in.
  value ^= value >>> 15;
  value = Math.imul(value, 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/** One of `choices`, always the same one for the same text. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], text: string): Choice {
  return choices[hash(text) % choices.length] ?? choices[0];
}
