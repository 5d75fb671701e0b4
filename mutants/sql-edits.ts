import { Visitor, parseSync } from 'oxc-parser';
import type { MutantEdit } from './mutant.ts';

/** Mutations of the SQL in the templates of a `*.sql.ts`. */
export function sqlEdits(file: string, source: string): MutantEdit[] {
  const edits: MutantEdit[] = [];
  const visitor = new Visitor({
    TemplateLiteral({ start, end }) {
      const sql = source.slice(start + 1, end - 1);
      for (const edit of editsOf(sql))
        edits.push({ ...edit, start: edit.start + start + 1, end: edit.end + start + 1 });
    },
  });
  visitor.visit(parseSync(file, source).program);
  return edits;
}

function editsOf(sql: string): MutantEdit[] {
  return [...conjuncts(sql), ...swapped(sql)];
}

/** Blanks out template expressions, string literals, comments and the "and" of "between"; positions are kept. */
function readable(sql: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, '_');
  return sql
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, blank)
    .replace(/'(?:[^']|'')*'/g, blank)
    .replace(/--[^\n]*/g, (part) => part.replace(/[^\n]/g, ' '))
    .replace(/\bbetween\b([^()]|\([^()]*\))*?\band\b/gi, (part) => part.replace(/and$/i, '___'));
}

const opens = /\b(?:where|on|having|and)\b/gi;
const closes =
  /^(?:and|or|order by|group by|returning|limit|offset|union|for (?:no key )?update|for (?:key )?share|on conflict|join|left join|cross join|where|having|then|else|when|end|do update|window|select|as)\b|^[,;]/i;

/** Each condition of a `where`, `on` or `having` as always true. Its parameters are kept, or the statement would fail to parse. */
function conjuncts(sql: string): MutantEdit[] {
  const text = readable(sql);
  return [...text.matchAll(opens)].flatMap((opened): MutantEdit[] => {
    const rest = text.slice(opened.index);
    const isNoCondition =
      /^on\s+(conflict|delete|update)\b/i.test(rest) || /\bdistinct\s*$/i.test(text.slice(0, opened.index));
    if (isNoCondition) return [];
    const start =
      opened.index + opened[0].length + (/^\s*/.exec(text.slice(opened.index + opened[0].length))?.[0].length ?? 0);
    const end = endOfCondition(text, start);
    const condition = sql.slice(start, end).trimEnd();
    if (condition === '' || condition.startsWith('true')) return [];
    return [{ kind: 'drop condition', start, end: start + condition.length, text: `(${condition} or true)` }];
  });
}

function endOfCondition(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const letter = text[at];
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth < 0) return at;
    const isWordBegin = !/\w/.test(text[at - 1] ?? ' ');
    if (depth === 0 && at > start && isWordBegin && closes.test(text.slice(at, at + 20))) return at;
  }
  return text.length;
}

const others: Record<string, string> = {
  greatest: 'least',
  least: 'greatest',
  '>': '<',
  '<': '>',
  '>=': '>',
  '<=': '<',
};

function swapped(sql: string): MutantEdit[] {
  return [...readable(sql).matchAll(/\b(?:greatest|least)(?=\()|(?<![-=<>@#])(?:>=|<=|>|<)(?![<>@=])/gi)].map(
    (found) => ({
      kind: 'change comparison',
      start: found.index,
      end: found.index + found[0].length,
      text: others[found[0].toLowerCase()] ?? found[0],
    }),
  );
}
