import type { Catalogue } from './catalogue.ts';
import type { TreeNode } from './node-tree.ts';
import { type Scope, sourceOf } from './scope.ts';

/** The closed list of texts that an expression has: those of its column's CHECK. */
export function valuesOfResult(
  expression: TreeNode | undefined,
  scope: Scope,
  catalogue: Catalogue,
): readonly string[] | undefined {
  if (expression?.node !== 'VAR') return undefined;
  const source = sourceOf(expression, scope);
  if (source.kind === 'table') return catalogue.column(source.table, source.position)?.values;
  if (source.kind !== 'expression' || (source.isEachOf ?? []).length > 0) return undefined;
  return valuesOfResult(source.expression, source.scope, catalogue);
}
