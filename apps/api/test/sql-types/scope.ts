import { type TreeNode, child, children, number, text } from './node-tree.ts';

/** A query with those around it, the innermost first. */
export type Scope = readonly TreeNode[];

/** What a column of a query is: a column of a table, an expression of another query, or a result of a function. */
export type Source =
  | { kind: 'table'; table: number; position: number }
  | { kind: 'expression'; expression: TreeNode; scope: Scope; isEachOf?: readonly TreeNode[] }
  | { kind: 'function'; call: TreeNode; scope: Scope }
  | { kind: 'unknown' };

const RELATION = 0;
const SUBQUERY = 1;
const JOIN = 2;
const FUNCTION = 3;
const VALUES = 5;
const CTE = 6;
const GROUP = 9;

/** The query a `VAR` belongs to, with those around it. */
export const scopeOf = (variable: TreeNode, scope: Scope): Scope => scope.slice(number(variable, 'varlevelsup'));

/** Where the value of a `VAR` comes from, one step back. */
export function sourceOf(variable: TreeNode, around: Scope): Source {
  const scope = scopeOf(variable, around);
  const [query] = scope;
  const entry = query && children(query, 'rtable')[number(variable, 'varno') - 1];
  const position = number(variable, 'varattno');
  if (!entry || position < 1) return { kind: 'unknown' };
  const nth = (field: string): Source => {
    const expression = children(entry, field)[position - 1];
    return expression ? { kind: 'expression', expression, scope } : { kind: 'unknown' };
  };
  switch (number(entry, 'rtekind')) {
    case RELATION:
      return { kind: 'table', table: number(entry, 'relid'), position };
    case SUBQUERY:
      return columnOf(child(entry, 'subquery'), position, scope);
    case JOIN:
      return nth('joinaliasvars');
    case GROUP:
      return nth('groupexprs');
    case FUNCTION:
      return functionOf(entry, position, scope);
    case VALUES:
      return valueOf(entry, position, scope);
    case CTE: {
      const owner = scope.slice(number(entry, 'ctelevelsup'));
      const table =
        owner[0] && children(owner[0], 'cteList').find((one) => text(one, 'ctename') === text(entry, 'ctename'));
      return columnOf(table && child(table, 'ctequery'), position, owner);
    }
    default:
      return { kind: 'unknown' };
  }
}

/** The rows a query returns: what it selects, or what its change returns. */
export const selected = (query: TreeNode): TreeNode[] =>
  children(query, text(query, 'commandType') === '1' ? 'targetList' : 'returningList').filter(
    (entry) => text(entry, 'resjunk') !== 'true',
  );

/** A query's column. For a union that is each of its parts. */
function columnOf(query: TreeNode | undefined, position: number, around: Scope): Source {
  const expression = query && child(selected(query)[position - 1] ?? query, 'expr');
  if (!query || !expression) return { kind: 'unknown' };
  const scope = [query, ...around];
  if (!child(query, 'setOperations')) return { kind: 'expression', expression, scope };
  const parts = children(query, 'rtable').map((_part, index) => atPart(expression, index + 1));
  return { kind: 'expression', expression, scope, isEachOf: parts };
}

/** The same column in another part of a union. */
const atPart = (variable: TreeNode, part: number): TreeNode => ({
  node: variable.node,
  fields: new Map(variable.fields).set('varno', String(part)),
});

function functionOf(entry: TreeNode, position: number, scope: Scope): Source {
  let left = position;
  for (const one of children(entry, 'functions')) {
    const call = child(one, 'funcexpr');
    if (call && left <= number(one, 'funccolcount')) return { kind: 'function', call, scope };
    left -= number(one, 'funccolcount');
  }
  return { kind: 'unknown' };
}

function valueOf(entry: TreeNode, position: number, scope: Scope): Source {
  const rows = entry.fields.get('values_lists');
  const column = Array.isArray(rows) ? rows.map((row) => (Array.isArray(row) ? row[position - 1] : undefined)) : [];
  const [expression] = column;
  return expression ? { kind: 'expression', expression, scope, isEachOf: column } : { kind: 'unknown' };
}
