import { undocumentedExports } from './doc-comments.ts';
import { folderKnots, importGraph, longestChain } from './imports.ts';
import { countProse } from './prose.ts';
import type { Finding, SourceFile } from './sources.ts';
import { moduleState, positionalCalls } from './syntax.ts';
import { repeatedTypeNames } from './type-names.ts';

export type FigureName = 'prose' | 'types' | 'calls' | 'state' | 'knots' | 'chains' | 'docs';

export interface Figure {
  name: FigureName;
  /** Less is better. */
  value: number;
  meaning: string;
  findings: Finding[];
}

/** Every figure that CONTRIBUTING.md shows. */
export function measureHouse(sources: readonly SourceFile[]): Figure[] {
  const prose = countProse(sources);
  const types = repeatedTypeNames(sources);
  const chains = faceChains(sources);
  return [
    {
      name: 'prose',
      value: round(prose.perThousand),
      meaning: `archaic words per 1,000 of ${prose.lines} lines of prose`,
      findings: prose.findings,
    },
    {
      name: 'types',
      value: new Set(types.map(({ what }) => what)).size,
      meaning: 'names of types declared more than once',
      findings: types,
    },
    figure('calls', 'calls with five or more positional arguments', positionalCalls(sources)),
    figure('state', 'module-level `let` in the shop', moduleState(sources)),
    figure('knots', 'pairs of folders of one module that import each other', folderKnots(sources)),
    {
      name: 'chains',
      value: longest(chains),
      meaning: 'files in the longest chain of imports behind the face of a module',
      findings: chains[0] ?? [],
    },
    figure('docs', 'exports of faces, platform and packages without a doc comment', undocumentedExports(sources)),
  ];
}

const round = (value: number): number => Math.round(value * 10) / 10;
const longest = ([first]: Finding[][]): number => first?.length ?? 0;
const figure = (name: FigureName, meaning: string, findings: Finding[]): Figure => ({
  name,
  value: findings.length,
  meaning,
  findings,
});

/** One chain for each face, longest first. */
function faceChains(sources: readonly SourceFile[]): Finding[][] {
  const graph = importGraph(sources, 'apps/api/src/');
  const faces = [...graph.keys()].filter((path) => /\/modules\/[^/]+\/index\.ts$/.test(path));
  return faces
    .map((face) => longestChain(graph, face).map((path) => ({ path, line: 1, what: face })))
    .toSorted((one, other) => other.length - one.length);
}
