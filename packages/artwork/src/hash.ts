/** FNV-1a hash of a text, 32 bits: spreads names over a palette, equal on every machine. */
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

/** Chooses one of `choices` by a text, always the same one. */
export function pick<Choice>(choices: readonly [Choice, ...Choice[]], text: string): Choice {
  return choices[hash(text) % choices.length] ?? choices[0];
}
