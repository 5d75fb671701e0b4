/**
 * A fault that the person at the terminal can repair (a wrong value, a busy port, a second start). The command prints only its Spanish
 * message, without a stack, and exits with 1.
 */
export class Stop extends Error {
  override name = 'Stop';
}

/** Runs a command to its end; exits with 1 when it fails. */
export async function runCommand(command: () => Promise<void>): Promise<void> {
  await command().catch(sayAndExit);
}

/** Exits with 1: prints a Stop's sentence, or the full details of any other error. */
export function sayAndExit(error: unknown): never {
  console.error(error instanceof Stop ? error.message : error);
  process.exit(1);
}
