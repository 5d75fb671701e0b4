import { Visitor, parseSync } from 'oxc-parser';
import { type Finding, type SourceFile, isProduction, lineOf } from './sources.ts';

/** From this many positional arguments on, two of a kind get swapped and the compiler says nothing. */
const MANY_ARGUMENTS = 5;

/** Calls with so many positional arguments that a reader has to count them. */
export function positionalCalls(sources: readonly SourceFile[]): Finding[] {
  return sources.filter(isProduction).flatMap(({ path, text }) => {
    const findings: Finding[] = [];
    const visitor = new Visitor({
      CallExpression({ arguments: given, start, callee }) {
        if (given.length < MANY_ARGUMENTS) return;
        const what = `${text.slice(callee.start, callee.end).split('\n')[0]}(${given.length})`;
        findings.push({ path, line: lineOf(text, start), what });
      },
    });
    visitor.visit(parseSync(path, text).program);
    return findings;
  });
}

/** State of a module in the shop: it outlives every screen and no test can start without it. */
export function moduleState(sources: readonly SourceFile[]): Finding[] {
  return sources
    .filter((source) => isProduction(source) && source.path.startsWith('apps/shop/src/'))
    .flatMap(({ path, text }) =>
      parseSync(path, text).program.body.flatMap((node): Finding[] => {
        const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
        if (declared?.type !== 'VariableDeclaration' || declared.kind !== 'let') return [];
        return [
          {
            path,
            line: lineOf(text, declared.start),
            what: text.slice(declared.start, declared.end).split('\n')[0] ?? '',
          },
        ];
      }),
    );
}
