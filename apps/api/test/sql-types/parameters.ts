import type { Catalogue, ColumnFacts } from './catalogue.ts';
import { type TreeNode, child, children, isNode, number, text } from './node-tree.ts';
import { type Scope, sourceOf } from './scope.ts';

export interface ParameterFacts {
  isNullable: boolean;
  /** For an array: its elements. */
  hasNullElements: boolean;
  values: readonly string[] | undefined;
}

/** How a statement uses a parameter: stores it in a column, compares it with one, or provides for null. */
interface Use {
  parameter: number;
  as: 'used' | 'stored' | 'compared' | 'element stored' | 'element compared' | 'unnested' | 'null is provided for';
  column?: ColumnFacts | undefined;
}

const UPDATE = '2';
const INSERT = '3';

/**
 * A parameter may be null where the statement provides for that (`is null`, `coalesce`), or when it is only stored, in columns that may
 * be null. Its closed list of texts is that of the column it is stored in, else of one it is compared with.
 */
export function parametersOf(query: TreeNode, catalogue: Catalogue): (parameter: number) => ParameterFacts {
  const uses = usesIn(query, [], catalogue);
  return (parameter) => {
    const own = uses.filter((use) => use.parameter === parameter);
    const columnsOf = (as: Use['as']) => own.flatMap((use) => (use.as === as && use.column ? [use.column] : []));
    const stored = columnsOf('stored');
    const places = [
      ...stored,
      ...columnsOf('element stored'),
      ...columnsOf('compared'),
      ...columnsOf('element compared'),
    ];
    return {
      isNullable:
        own.some((use) => use.as === 'null is provided for') ||
        (stored.length > 0 && stored.every(({ notNull }) => !notNull) && !own.some(({ as }) => as === 'used')),
      hasNullElements:
        own.some((use) => use.as === 'unnested') && !columnsOf('element stored').some(({ notNull }) => notNull),
      values: places.find(({ values }) => values)?.values,
    };
  };
}

function usesIn(query: TreeNode, around: Scope, catalogue: Catalogue): Use[] {
  const scope = [query, ...around];
  const uses = storedIn(query, scope, catalogue);
  const visit = (node: TreeNode): void => {
    uses.push(...usesOf(node, scope, catalogue));
    for (const value of node.fields.values()) visitValue(value, node);
  };
  const visitValue = (value: unknown, parent: TreeNode): void => {
    if (Array.isArray(value)) for (const one of value) visitValue(one, parent);
    if (!isTree(value)) return;
    if (value.node === 'QUERY') uses.push(...usesIn(value, scope, catalogue));
    else if (value.node !== 'PARAM') visit(value);
    else if (!PASSES_ON.has(parent.node)) uses.push({ parameter: number(value, 'paramid'), as: 'used' });
  };
  visit(query);
  return uses;
}

/** A parameter right below one of these is what it yields, not an operand. */
const PASSES_ON: ReadonlySet<string> = new Set(['TARGETENTRY', 'CASEWHEN', 'CASEEXPR']);

const isTree = (value: unknown): value is TreeNode => isNode(value as TreeNode | undefined); // as: it asks for nothing else

/** What an insert or update writes into its columns. */
function storedIn(query: TreeNode, scope: Scope, catalogue: Catalogue): Use[] {
  const command = text(query, 'commandType');
  if (command !== UPDATE && command !== INSERT) return [];
  const target = children(query, 'rtable')[number(query, 'resultRelation') - 1];
  const conflict = child(query, 'onConflict');
  return [...children(query, 'targetList'), ...(conflict ? children(conflict, 'onConflictSet') : [])].flatMap(
    (entry) => {
      const column = target && catalogue.column(number(target, 'relid'), number(entry, 'resno'));
      return heldBy(child(entry, 'expr'), scope, catalogue).map(({ parameter, isElement }): Use => ({
        parameter,
        as: isElement ? 'element stored' : 'stored',
        column,
      }));
    },
  );
}

function usesOf(node: TreeNode, scope: Scope, catalogue: Catalogue): Use[] {
  const held = (one: TreeNode | undefined) => heldBy(one, scope, catalogue);
  const given = children(node, 'args');
  switch (node.node) {
    case 'NULLTEST':
      return providedFor([child(node, 'arg')], scope, catalogue);
    case 'BOOLEXPR':
      return text(node, 'boolop') === 'or' ? alternatives(given, scope, catalogue) : [];
    case 'COALESCEEXPR':
    case 'DISTINCTEXPR':
    case 'MINMAXEXPR':
      return providedFor(given, scope, catalogue);
    case 'FUNCEXPR':
      return catalogue.functionName(number(node, 'funcid')) === 'unnest'
        ? given.flatMap(held).map(({ parameter }): Use => ({ parameter, as: 'unnested' }))
        : [];
    case 'OPEXPR':
    case 'SCALARARRAYOPEXPR': {
      const [left, right] = given;
      const isArray = node.node === 'SCALARARRAYOPEXPR';
      return [
        [left, right],
        [right, left],
      ].flatMap(([column, other]) => {
        const facts = column && tableColumn(column, scope, catalogue);
        if (!facts) return [];
        return held(other).map(({ parameter, isElement }): Use => ({
          parameter,
          as: isElement || isArray ? 'element compared' : 'compared',
          column: facts,
        }));
      });
    }
    default:
      return [];
  }
}

const providedFor = (nodes: readonly (TreeNode | undefined)[], scope: Scope, catalogue: Catalogue): Use[] =>
  nodes
    .flatMap((one) => heldBy(one, scope, catalogue))
    .map(({ parameter }): Use => ({ parameter, as: 'null is provided for' }));

/** Of several conditions of which one suffices, that with a null finds nothing: the column may be null, so may the parameter. */
const alternatives = (conditions: readonly TreeNode[], scope: Scope, catalogue: Catalogue): Use[] =>
  conditions
    .flatMap((one) => (one.node === 'BOOLEXPR' ? children(one, 'args') : one))
    .flatMap((one) => usesOf(one, scope, catalogue))
    .filter(({ as, column }) => as === 'compared' && column?.notNull === false)
    .map(({ parameter }): Use => ({ parameter, as: 'null is provided for' }));

interface Held {
  parameter: number;
  /** One of the parameter's elements. */
  isElement: boolean;
}

/** The parameters that an expression passes on as they are. */
function heldBy(expression: TreeNode | undefined, scope: Scope, catalogue: Catalogue): Held[] {
  if (!expression) return [];
  switch (expression.node) {
    case 'PARAM':
      return [{ parameter: number(expression, 'paramid'), isElement: false }];
    case 'RELABELTYPE':
    case 'COERCEVIAIO':
      return heldBy(child(expression, 'arg'), scope, catalogue);
    case 'CASEEXPR':
      return [
        ...children(expression, 'args').map((branch) => child(branch, 'result')),
        child(expression, 'defresult'),
      ].flatMap((one) => heldBy(one, scope, catalogue));
    case 'FUNCEXPR':
      return number(expression, 'funcformat') === 0
        ? []
        : children(expression, 'args')
            .slice(0, 1)
            .flatMap((one) => heldBy(one, scope, catalogue));
    case 'VAR': {
      const source = sourceOf(expression, scope);
      if (source.kind === 'function' && catalogue.functionName(number(source.call, 'funcid')) === 'unnest')
        return children(source.call, 'args')
          .flatMap((one) => heldBy(one, source.scope, catalogue))
          .map(({ parameter }) => ({ parameter, isElement: true }));
      return source.kind === 'expression' ? heldBy(source.expression, source.scope, catalogue) : [];
    }
    default:
      return [];
  }
}

/** The column of a table that an expression is, through queries in between. */
function tableColumn(expression: TreeNode, scope: Scope, catalogue: Catalogue): ColumnFacts | undefined {
  if (expression.node === 'RELABELTYPE') {
    const inner = child(expression, 'arg');
    return inner && tableColumn(inner, scope, catalogue);
  }
  if (expression.node !== 'VAR') return undefined;
  const source = sourceOf(expression, scope);
  if (source.kind === 'table') return catalogue.column(source.table, source.position);
  return source.kind === 'expression' ? tableColumn(source.expression, source.scope, catalogue) : undefined;
}
