import type { Catalogue } from './catalogue.ts';
import { type TreeNode, child, children, isFilled, number, text } from './node-tree.ts';
import { isFiltered } from './filtered.ts';
import { AGGREGATES_OF_NULLS, JSON_PATHS, TOTAL_FUNCTIONS, WINDOW_FUNCTIONS } from './known-functions.ts';
import { type Scope, type Source, scopeOf, sourceOf } from './scope.ts';

const EXISTS = 0;
const EXPRESSION = 4;
const ARRAY = 6;
/** Of a function call that is written as a function; the others are casts. */
const WRITTEN_AS_CALL = 0;

/** Whether an expression may be null. True unless the tree proves the contrary. */
export function canBeNull(expression: TreeNode | undefined, scope: Scope, catalogue: Catalogue): boolean {
  if (!expression) return true;
  const any = (nodes: readonly TreeNode[]): boolean => nodes.some((one) => canBeNull(one, scope, catalogue));
  const argument = (): boolean => canBeNull(child(expression, 'arg'), scope, catalogue);
  const given = (): TreeNode[] => children(expression, 'args');
  switch (expression.node) {
    case 'VAR':
      return isNullColumn(expression, scope, catalogue);
    case 'CONST':
      return text(expression, 'constisnull') === 'true';
    case 'NULLTEST':
    case 'BOOLEANTEST':
    case 'DISTINCTEXPR':
    case 'ARRAYEXPR':
    case 'ROWEXPR':
    case 'SQLVALUEFUNCTION':
      return false;
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
    case 'ARRAYCOERCEEXPR':
      return argument();
    case 'COALESCEEXPR':
    case 'MINMAXEXPR':
      return given().every((one) => canBeNull(one, scope, catalogue));
    case 'BOOLEXPR':
    case 'SCALARARRAYOPEXPR':
      return any(given());
    case 'OPEXPR':
      return JSON_PATHS.has(catalogue.functionName(number(expression, 'opfuncid')) ?? '') || any(given());
    case 'FUNCEXPR':
      return isNullCall(expression, catalogue) || any(given().filter(() => !isBuilder(expression, catalogue)));
    case 'CASEEXPR':
      return (
        any(given().flatMap((branch) => child(branch, 'result') ?? [])) ||
        canBeNull(child(expression, 'defresult'), scope, catalogue)
      );
    case 'AGGREF':
      return isNullAggregate(expression, scope, catalogue);
    case 'WINDOWFUNC':
      return !WINDOW_FUNCTIONS.has(catalogue.functionName(number(expression, 'winfnoid')) ?? '');
    case 'SUBLINK':
      return isNullSublink(expression, scope, catalogue);
    default:
      return true;
  }
}

function isNullColumn(variable: TreeNode, scope: Scope, catalogue: Catalogue): boolean {
  if (isFilled(variable, 'varnullingrels')) return true;
  const owner = scopeOf(variable, scope);
  if (owner[0] && isFiltered(variable, owner[0], catalogue)) return false;
  return isNullSource(sourceOf(variable, scope), catalogue);
}

function isNullSource(source: Source, catalogue: Catalogue): boolean {
  if (source.kind === 'table') return !catalogue.column(source.table, source.position)?.notNull;
  if (source.kind !== 'expression') return true;
  return [source.expression, ...(source.isEachOf ?? [])].some((one) => canBeNull(one, source.scope, catalogue));
}

const nameOf = (call: TreeNode, catalogue: Catalogue) => catalogue.functionName(number(call, 'funcid')) ?? '';

const isNullCall = (call: TreeNode, catalogue: Catalogue): boolean =>
  number(call, 'funcformat') === WRITTEN_AS_CALL &&
  !TOTAL_FUNCTIONS.has(nameOf(call, catalogue)) &&
  !isBuilder(call, catalogue);

/** Builds a value of its arguments, null or not. */
const isBuilder = (call: TreeNode, catalogue: Catalogue): boolean =>
  /^(jsonb?_build_(object|array)|concat|concat_ws)(_noargs)?$/.test(nameOf(call, catalogue));

/** An aggregate of no rows is null. A group has rows, unless a filter leaves none. */
function isNullAggregate(aggregate: TreeNode, scope: Scope, catalogue: Catalogue): boolean {
  const name = catalogue.functionName(number(aggregate, 'aggfnoid')) ?? '';
  if (name === 'count') return false;
  const owner = scope[number(aggregate, 'agglevelsup')];
  if (!owner || !isFilled(owner, 'groupClause') || child(aggregate, 'aggfilter')) return true;
  if (AGGREGATES_OF_NULLS.has(name)) return false;
  const isTotal = ['min', 'max', 'sum', 'avg', 'string_agg', 'bool_or', 'bool_and'].includes(name);
  return !isTotal || children(aggregate, 'args').some((one) => canBeNull(child(one, 'expr'), scope, catalogue));
}

/** A query in an expression is null when it finds no row. */
function isNullSublink(link: TreeNode, scope: Scope, catalogue: Catalogue): boolean {
  const kind = number(link, 'subLinkType');
  if (kind === EXISTS || kind === ARRAY) return false;
  const query = child(link, 'subselect');
  if (kind !== EXPRESSION || !query || !hasOneRow(query)) return true;
  const [column] = children(query, 'targetList');
  return canBeNull(column && child(column, 'expr'), [query, ...scope], catalogue);
}

const hasOneRow = (query: TreeNode): boolean =>
  text(query, 'hasAggs') === 'true' &&
  !isFilled(query, 'groupClause') &&
  !['havingQual', 'limitCount', 'limitOffset', 'setOperations'].some((field) => child(query, field));
