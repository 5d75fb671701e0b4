import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';

/** Which tests to run after a change of a file. */
export interface Question {
  changed: string;
  /** In their order; null stands for the tests of rules and screens that load the file. */
  tests: readonly string[] | null;
  except: readonly string[];
}

export interface Failure {
  /** The test file; null for an error outside of any. */
  test: string | null;
  name: string;
  /** Whether the test waited in vain, as it also does on a busy machine. */
  isWait: boolean;
}

/** The first failure; null when all pass; "late" when no test ended for `SILENCE_MS`. */
export type TestAnswer = Failure | 'late' | null;

/** What the child says: that a test ended, or the answer. */
export type Message = 'alive' | { failure: Failure | null };

export interface WarmTests {
  run: (question: Question) => Promise<TestAnswer>;
  end: () => void;
}

/** Longer than the longest time limit of a test in vitest.config.ts: after it the tests are in an endless loop. */
const SILENCE_MS = 200_000;

/** Vitest in a process of its own, which starts at the first question and again after an endless loop. */
export function keepWarm(worktree: string): WarmTests {
  let child: ChildProcess | null = null;

  function end(): void {
    // Its own process group, so that processes of the tests end with it.
    if (child?.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    child = null;
  }

  /** The next answer of the child. */
  function answerOf(started: ChildProcess): Promise<TestAnswer> {
    return new Promise((resolve, reject) => {
      const late = (): void => settle(() => resolve('late'));
      let timer = setTimeout(late, SILENCE_MS);
      const settle = (done: () => void): void => {
        clearTimeout(timer);
        started.removeAllListeners();
        done();
      };
      started.on('message', (message: Message) => {
        clearTimeout(timer);
        if (message === 'alive') timer = setTimeout(late, SILENCE_MS);
        else settle(() => resolve(message.failure));
      });
      started.on('exit', (code) => settle(() => reject(new Error(`the tests ended with ${code}`))));
    });
  }

  async function start(): Promise<ChildProcess> {
    const started = fork(join(import.meta.dirname, 'warm-tests.ts'), {
      cwd: worktree,
      detached: true,
      execPath: join(worktree, 'node_modules/.bin/node'),
      env: { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child = started;
    await answerOf(started);
    return started;
  }

  return {
    end,
    async run(question) {
      const running = child ?? (await start());
      const answer = answerOf(running);
      running.send(question);
      const said = await answer;
      if (said === 'late') end();
      return said;
    },
  };
}
