/**
 * Something the person at the terminal can put right (a wrong value, a busy port, a second start).
 * The command shows its message alone, in Spanish and without a stack, and exits with 1.
 */
export class Stop extends Error {
  override name = 'Stop';
}
