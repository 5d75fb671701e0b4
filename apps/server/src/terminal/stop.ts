/**
 * Something the person at the terminal can put right (a wrong value, a busy port, a second start).
 * The command shows its message alone, in Spanish and without a stack, and exits with 1.
 */
export class Stop extends Error {
  override name = 'Stop';
}

/** Runs a command to its end, which is 1 when it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(sayAndExit);
}

/** Ends the command with 1: a Stop with its sentence, anything else with all there is to find the fault. */
export function sayAndExit(error: unknown): never {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
}
