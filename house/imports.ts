import { posix } from 'node:path';
import { parseSync } from 'oxc-parser';
import { type Finding, type SourceFile, isProduction } from './sources.ts';

/** Which files a file loads. Imports of types load nothing and do not count. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/** Static, relative imports between the production files of `folder`. */
export function importGraph(sources: readonly SourceFile[], folder: string, { withTypes = false } = {}): ImportGraph {
  const inside = sources.filter((source) => isProduction(source) && source.path.startsWith(folder));
  const paths = new Set(inside.map(({ path }) => path));
  return new Map(
    inside.map(({ path, text }) => {
      const { staticImports, staticExports } = parseSync(path, text).module;
      const imported = staticImports
        .filter(({ entries }) => withTypes || entries.length === 0 || entries.some((entry) => !entry.isType))
        .map(({ moduleRequest }) => moduleRequest.value);
      const exported = staticExports
        .flatMap(({ entries }) => entries)
        .filter((entry) => withTypes || !entry.isType)
        .flatMap(({ moduleRequest }) => (moduleRequest ? [moduleRequest.value] : []));
      const targets = [...imported, ...exported].map((name) => posix.join(posix.dirname(path), name));
      return [path, [...new Set(targets.filter((target) => paths.has(target)))]];
    }),
  );
}

/** The longest way from a file through what it loads, that file counted. The graph has no cycle: a boundary rule says so. */
export function longestChain(graph: ImportGraph, from: string): string[] {
  const known = new Map<string, string[]>();
  const chainOf = (path: string): string[] => {
    const kept = known.get(path);
    if (kept) return kept;
    let best: string[] = [];
    for (const next of graph.get(path) ?? []) {
      const chain = chainOf(next);
      if (chain.length > best.length) best = chain;
    }
    const chain = [path, ...best];
    known.set(path, chain);
    return chain;
  };
  return chainOf(from);
}

/** Pairs of folders inside one module of the API that import each other, types included. */
export function folderKnots(sources: readonly SourceFile[]): Finding[] {
  const modules = 'apps/api/src/modules/';
  const edges = new Map<string, Finding>();
  for (const [path, targets] of importGraph(sources, modules, { withTypes: true }))
    for (const target of targets) {
      const [from, to] = [posix.dirname(path), posix.dirname(target)];
      if (from !== to && moduleOf(from) === moduleOf(to) && isFolder(from) && isFolder(to))
        edges.set(`${from} ${to}`, {
          path,
          line: 1,
          what: `${from.slice(modules.length)} ↔ ${to.slice(modules.length)}`,
        });
    }
  return [...edges].flatMap(([pair, finding]) => {
    const [from = '', to = ''] = pair.split(' ');
    return from < to && edges.has(`${to} ${from}`) ? [finding] : [];
  });
}

const moduleOf = (path: string): string | undefined => path.split('/')[4];
/** The root of a module is its face, which may name everything. */
const isFolder = (path: string): boolean => path.split('/').length > 5;
