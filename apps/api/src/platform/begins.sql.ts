/**
 * The condition that `column` begins with `text` (both SQL), as a range of an index with `text_pattern_ops`. LIKE would need a plan for
 * each value. No character of a stored text is above the last code point.
 */
export const begins = (column: string, text: string): string =>
  `(${column} ~>=~ (${text}) and ${column} ~<~ ((${text}) || chr(1114111)))`;
