import type { Catalogue } from './catalogue.ts';
import { type TreeNode, child, children, number, text } from './node-tree.ts';

const INNER = 0;
const IS_NOT_NULL = 1;
const AND = 'and';
/** Comparisons that are never true for a null. */
const COMPARISON = /(eq|ne|lt|le|gt|ge)$|^timestamptz_|^date_|^like$/;

/**
 * Whether the conditions of a query leave only rows in which a column is not null. A column that the query changes counts as not
 * filtered, because its rows return the new value.
 */
export function isFiltered(variable: TreeNode, query: TreeNode, catalogue: Catalogue): boolean {
  if (isChanged(variable, query)) return false;
  const tree = child(query, 'jointree');
  return tree !== undefined && conditionsOf(tree).some((one) => needs(one, variable, catalogue));
}

function isChanged(variable: TreeNode, query: TreeNode): boolean {
  return (
    number(variable, 'varno') === number(query, 'resultRelation') &&
    children(query, 'targetList').some((entry) => number(entry, 'resno') === number(variable, 'varattno'))
  );
}

/** The conditions that every row meets, one by one. Those of an outer join only say which rows it finds. */
function conditionsOf(tree: TreeNode): TreeNode[] {
  const quals = child(tree, 'quals');
  const own = quals ? parts(quals) : [];
  if (tree.node === 'FROMEXPR') return [...own, ...children(tree, 'fromlist').flatMap(conditionsOf)];
  if (tree.node !== 'JOINEXPR' || number(tree, 'jointype') !== INNER) return [];
  return [...own, ...['larg', 'rarg'].flatMap((side) => child(tree, side) ?? []).flatMap(conditionsOf)];
}

const parts = (condition: TreeNode): TreeNode[] =>
  condition.node === 'BOOLEXPR' && text(condition, 'boolop') === AND
    ? children(condition, 'args').flatMap(parts)
    : [condition];

function needs(condition: TreeNode, variable: TreeNode, catalogue: Catalogue): boolean {
  if (condition.node === 'NULLTEST')
    return number(condition, 'nulltesttype') === IS_NOT_NULL && isSame(child(condition, 'arg'), variable);
  const compares =
    condition.node === 'SCALARARRAYOPEXPR' ||
    (condition.node === 'OPEXPR' && COMPARISON.test(catalogue.functionName(number(condition, 'opfuncid')) ?? ''));
  return compares && children(condition, 'args').some((one) => isSame(one, variable));
}

const isSame = (one: TreeNode | undefined, variable: TreeNode): boolean =>
  one?.node === 'VAR' &&
  number(one, 'varlevelsup') === 0 &&
  ['varno', 'varattno'].every((field) => text(one, field) === text(variable, field));
