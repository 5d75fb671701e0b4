import { solveWork } from './solve-work.ts';

export interface WantedWork {
  challenge: string;
  bits: number;
}

export interface FoundWork {
  challenge: string;
  answer: string;
}

addEventListener('message', ({ data: { challenge, bits } }: MessageEvent<WantedWork>) => {
  postMessage({ challenge, answer: solveWork(challenge, bits) } satisfies FoundWork);
});
