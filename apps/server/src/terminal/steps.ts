/** Shows the progress of a start or command, with durations. */
export type ProgressSteps = {
  /**
   * Runs one named step. `progress` may be called any number of times with 0..1 and the current part. `result` describes the outcome;
   * undefined when there was nothing to do.
   */
  run: <T>(
    name: string,
    work: (progress: (done: number, what?: string) => void) => Promise<T>,
    result?: (value: T) => string | undefined,
  ) => Promise<T>;
};

const width = 46;

/** On a terminal the line of the running step is rewritten; elsewhere only finished steps are written. */
export function showSteps(out: NodeJS.WriteStream): ProgressSteps {
  const rewrite = (text: string) => out.isTTY && out.write(`\r\x1b[2K${text}`);
  return {
    async run(name, work, result) {
      const start = performance.now();
      rewrite(`  … ${name}`);
      const value = await work((done, what = '') => rewrite(`  … ${name} ${bar(done)} ${what}`)).catch(
        (error: unknown) => {
          rewrite('');
          throw error;
        },
      );
      rewrite('');
      const resultText = result ? result(value) : name;
      if (resultText) out.write(`  ✓ ${resultText.padEnd(width)} ${seconds(performance.now() - start)}\n`);
      return value;
    },
  };
}

function bar(done: number): string {
  const filled = Math.round(Math.min(Math.max(done, 0), 1) * 20);
  return `${'█'.repeat(filled)}${'░'.repeat(20 - filled)} ${Math.round(done * 100)} %`;
}

function seconds(ms: number): string {
  return `${(ms / 1000).toLocaleString('es-CO', { minimumFractionDigits: 1, maximumFractionDigits: 1 })} s`;
}
