import { solveWork } from './solve-work.ts';

export interface WorkTask {
  challenge: string;
  bits: number;
}

export interface WorkSolution {
  challenge: string;
  answer: string;
}

addEventListener('message', ({ data: { challenge, bits } }: MessageEvent<WorkTask>) => {
  postMessage({ challenge, answer: solveWork(challenge, bits) } satisfies WorkSolution);
});
