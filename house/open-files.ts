import { posix } from 'node:path';
import { type SourceFile, isProduction } from './sources.ts';

type IsOpen = (path: string) => boolean;

/** Files with exports that other parts of the project use: faces of the API's modules, its platform, and what packages open. */
export function openFiles(sources: readonly SourceFile[]): string[] {
  const open: IsOpen[] = [
    (path) => /^apps\/api\/src\/modules\/[^/]+\/index\.ts$/.test(path),
    (path) => path.startsWith('apps/api/src/platform/'),
    ...sources.flatMap(openedByPackage),
  ];
  return sources
    .filter((source) => isProduction(source) && open.some((isOpen) => isOpen(source.path)))
    .map(({ path }) => path);
}

/** The TypeScript of a package that its `exports` open, where `*` is any path. */
function openedByPackage({ path: manifest, text }: SourceFile): IsOpen[] {
  if (!/^packages\/[^/]+\/package\.json$/.test(manifest)) return [];
  const { exports = {} } = JSON.parse(text) as { exports?: Record<string, string> }; // as: our packages write exports in this form only
  return Object.values(exports)
    .filter((target) => /\.tsx?$/.test(target))
    .map((target) => {
      const [start = '', end] = posix.join(posix.dirname(manifest), target).split('*');
      return (path) => (end === undefined ? path === start : path.startsWith(start) && path.endsWith(end));
    });
}
