import { createInterface } from 'node:readline/promises';

/** Asks a question at the terminal; true for "s" or "sí". Without a terminal false: the caller then mentions --yes. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return false;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^s[ií]?$/i.test((await terminal.question(`${question} (s/n) `)).trim());
  } finally {
    terminal.close();
  }
}
