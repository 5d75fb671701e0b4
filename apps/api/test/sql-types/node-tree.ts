/** A node of a parse tree as PostgreSQL prints it, such as `{VAR :varno 1 :varattno 2}`. */
export interface TreeNode {
  readonly node: string;
  readonly fields: ReadonlyMap<string, TreeValue>;
}

/** `null` is an absent field (`<>`). Several values of one field, as of a constant, are a list. */
export type TreeValue = TreeNode | readonly TreeValue[] | string | null;

/** Reads the output of `debug_print_parse`. */
export function parseTree(printed: string): TreeNode {
  const tokens = printed.match(/[{}()]|(?:\\[\s\S]|[^\s{}()\\])+/g) ?? [];
  let at = 0;

  const value = (): TreeValue => {
    const token = tokens[at++];
    if (token === '{') return node();
    if (token === '(') return list();
    if (token === undefined) throw new Error('the parse tree ends too early');
    return token === '<>' ? null : token.replaceAll(/\\([\s\S])/g, '$1').replaceAll(/^"|"$/g, '');
  };
  const list = (): TreeValue[] => {
    const values: TreeValue[] = [];
    while (tokens[at] !== ')') values.push(value());
    at += 1;
    return values;
  };
  const node = (): TreeNode => {
    const name = tokens[at++] ?? '';
    const fields = new Map<string, TreeValue>();
    while (tokens[at] !== '}') {
      const field = tokens[at++] ?? '';
      const values: TreeValue[] = [];
      while (!tokens[at]?.startsWith(':') && tokens[at] !== '}') values.push(value());
      fields.set(field.slice(1), values.length === 1 ? (values[0] ?? null) : values);
    }
    at += 1;
    return { node: name, fields };
  };

  const tree = value();
  if (!isNode(tree)) throw new Error('this is not a parse tree');
  return tree;
}

export const isNode = (value: TreeValue | undefined): value is TreeNode =>
  typeof value === 'object' && value !== null && 'node' in value;

/** The field's node; absent when it has none. */
export function child(node: TreeNode, field: string): TreeNode | undefined {
  const value = node.fields.get(field);
  return isNode(value) ? value : undefined;
}

/** The nodes in a field's list, without numbers and names. */
export function children(node: TreeNode, field: string): TreeNode[] {
  const value = node.fields.get(field);
  return isList(value) ? value.filter(isNode) : [];
}

export function text(node: TreeNode, field: string): string {
  const value = node.fields.get(field);
  return typeof value === 'string' ? value : '';
}

export const number = (node: TreeNode, field: string): number => Number(text(node, field) || 0);

/** Whether a field has a list with an entry beyond its type, such as `(b 3)`, or with nodes. */
export function isFilled(node: TreeNode, field: string): boolean {
  const value = node.fields.get(field);
  return isList(value) && value.some((entry) => isNode(entry) || (typeof entry === 'string' && /^\d+$/.test(entry)));
}

const isList = (value: TreeValue | undefined): value is readonly TreeValue[] => Array.isArray(value);
