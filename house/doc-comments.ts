import { type Declaration, type FileExports, fileExports } from './file-exports.ts';
import { openFiles } from './open-files.ts';
import { type Finding, type SourceFile, isProduction } from './sources.ts';

/**
 * The only exports that need no comment: types that restate what has one. These are the type of a zod schema (`z.infer`), and the props
 * of a component.
 */
const isRestated = ({ name, path, code }: Declaration): boolean =>
  /^export type \w+ = z\.(infer|input|output)</.test(code) || (path.endsWith('.tsx') && name.endsWith('Props'));

/** Exports of faces, platform and packages without a doc comment at their declaration. */
export function undocumentedExports(sources: readonly SourceFile[]): Finding[] {
  const texts = new Map(sources.filter(isProduction).map((source) => [source.path, source]));
  const read = new Map<string, FileExports>();
  const exportsOf = (path: string): FileExports | undefined => {
    const source = texts.get(path);
    if (!read.has(path) && source) read.set(path, fileExports(source));
    return read.get(path);
  };
  const missing = new Set<Declaration>();
  for (const path of openFiles(sources))
    for (const { local, from } of exportsOf(path)?.exported ?? []) {
      const declaration = exportsOf(from ?? path)?.declarations.get(local);
      if (declaration && !declaration.isDocumented && !isRestated(declaration)) missing.add(declaration);
    }
  return [...missing].map(({ path, line, name }) => ({ path, line, what: name }));
}
