import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface SourceFile {
  /** From the root of the project, with `/`. */
  path: string;
  text: string;
}

/** A counter's finding: where it is, and what was found there. */
export interface Finding {
  path: string;
  line: number;
  what: string;
}

const readable = /\.(tsx?|mjs|sql|md)$|^packages\/[^/]+\/package\.json$/;
const skipped = /\.gen\.ts$|es-CO|LICENSE/;
const test = /\.test\.tsx?$|^(test|e2e)\/|\/test\//;

/** Every text that people write by hand, and what packages open, as git knows the tree. */
export function readSources(root: string): SourceFile[] {
  const listed = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' });
  const paths = listed.split('\n').filter((path) => readable.test(path) && !skipped.test(path));
  return paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

/** TypeScript of the product and its programs, without tests. */
export const isProduction = ({ path }: SourceFile): boolean => /\.tsx?$/.test(path) && !test.test(path);

/** The line of a character, from 1. */
export const lineOf = (text: string, place: number): number => text.slice(0, place).split('\n').length;
