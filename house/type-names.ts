import { type Finding, type SourceFile, isProduction, lineOf } from './sources.ts';

const declaration = /^(?:export )?(?:type|interface) (\w+)/gm;

/** Names of types that more than one file declares: the reader of one cannot tell which is meant. */
export function repeatedTypeNames(sources: readonly SourceFile[]): Finding[] {
  const places = new Map<string, Finding[]>();
  for (const { path, text } of sources.filter(isProduction))
    for (const { 1: name = '', index } of text.matchAll(declaration))
      places.set(name, [...(places.get(name) ?? []), { path, line: lineOf(text, index), what: name }]);
  return [...places.values()].filter((found) => found.length > 1).flat();
}
