import { createInterface } from 'node:readline/promises';
import { Stop } from './stop.ts';

/** Asks a question at the terminal and waits for "s" or "sí". Without a terminal it ends the command, which --yes would not have. */
export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Stop(`${question} Repite la orden con --yes para confirmar. No se cambió nada.`);
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^s[ií]?$/i.test((await terminal.question(`${question} (s/n) `)).trim());
  } finally {
    terminal.close();
  }
}
