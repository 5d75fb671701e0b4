import { posix } from 'node:path';
import { type Comment, type Program, parseSync } from 'oxc-parser';
import { type SourceFile, lineOf } from './sources.ts';

/** A name at the top of a file, and the doc comment directly above it. */
export interface Declaration {
  name: string;
  path: string;
  line: number;
  /** First line of its code, to recognise forms that need no comment. */
  code: string;
  isDocumented: boolean;
}

/** A name that a file exports: its own, or one of the file `from`. */
interface ExportedName {
  local: string;
  from: string | undefined;
}

export interface FileExports {
  declarations: Map<string, Declaration>;
  exported: ExportedName[];
}

type TopStatement = Program['body'][number];

/** What a file declares and exports; names of other packages are left to those. */
export function fileExports({ path, text }: SourceFile): FileExports {
  const { program, comments } = parseSync(path, text);
  const declarations = new Map<string, Declaration>();
  const exported: ExportedName[] = [];
  for (const statement of program.body) {
    const names = declaredNames(statement);
    for (const name of names)
      if (!declarations.has(name))
        declarations.set(name, {
          name,
          path,
          line: lineOf(text, statement.start),
          code: text.slice(statement.start, statement.end).split('\n')[0] ?? '',
          isDocumented: hasDocComment(text, comments, statement.start),
        });
    if (statement.type !== 'ExportNamedDeclaration') continue;
    exported.push(...names.map((local) => ({ local, from: undefined })));
    const source = statement.source?.value;
    if (source !== undefined && !source.startsWith('.')) continue;
    const from = source && posix.join(posix.dirname(path), source);
    for (const { local } of statement.specifiers)
      if (local.type === 'Identifier') exported.push({ local: local.name, from });
  }
  return { declarations, exported };
}

/** The names that a statement declares, with or without `export`. */
function declaredNames(statement: TopStatement): string[] {
  const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (declared?.type === 'VariableDeclaration')
    return declared.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  return declared && 'id' in declared && declared.id?.type === 'Identifier' ? [declared.id.name] : [];
}

/** Whether a doc comment ends directly above a place. */
function hasDocComment(text: string, comments: readonly Comment[], place: number): boolean {
  const above = comments.findLast(({ end }) => end <= place);
  return above?.type === 'Block' && above.value.startsWith('*') && text.slice(above.end, place).trim() === '';
}
