import { Visitor, parseSync } from 'oxc-parser';
import type { MutantEdit } from './mutant.ts';

interface Span {
  start: number;
  end: number;
}

interface Operands {
  left: Span;
  right: Span;
}

const flipped: Record<string, string> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
};

/** Changes zero and small numbers by one, others by half: sizes at which limits and shares are tested. */
const otherNumber = (value: number): number =>
  Number.isInteger(value) && value < 100 ? value + 1 : value >= 100 ? Math.round(value / 2) : value * 2;

/** All mutations of TypeScript code that a behaviour test should notice. */
export function codeEdits(file: string, source: string): MutantEdit[] {
  const edits: MutantEdit[] = [];
  const types = new Set<number>();
  const textOf = ({ start, end }: Span): string => source.slice(start, end);
  const put = (kind: string, { start, end }: Span, text: string): void => void edits.push({ kind, start, end, text });
  /** An operator is between its two operands, perhaps with a comment. */
  const operator = (kind: string, { left, right }: Operands, before: string, after: string): void => {
    const start = source.indexOf(before, left.end);
    if (start >= 0 && start < right.start) put(kind, { start, end: start + before.length }, after);
  };
  const negate = (test: Span): void => put('negate condition', test, `!(${textOf(test)})`);

  const visitor = new Visitor({
    BinaryExpression(node) {
      const sign = node.operator;
      const other = flipped[sign];
      if (other !== undefined) operator('flip comparison', node, sign, other);
    },
    LogicalExpression(node) {
      const sign = node.operator;
      if (sign !== '??') operator('swap && and ||', node, sign, sign === '&&' ? '||' : '&&');
    },
    IfStatement({ test }) {
      negate(test);
    },
    ConditionalExpression({ test }) {
      negate(test);
    },
    ExpressionStatement({ expression, start, end }) {
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (call.type === 'CallExpression' && call.callee.type !== 'Super') put('drop call', { start, end }, ';');
    },
    AwaitExpression(node) {
      put('drop await', node, textOf(node.argument));
    },
    TSLiteralType({ start }) {
      types.add(start);
    },
    Literal({ value, start, end }) {
      if (typeof value === 'number') put('change number', { start, end }, String(otherNumber(value)));
    },
  });
  visitor.visit(parseSync(file, source).program);
  return edits.filter(({ start, end }) => !types.has(start) && !isNameOrStyle(source, start, end));
}

/** Code in imports and style classes has no behaviour to test. */
function isNameOrStyle(source: string, start: number, end: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', start) + 1, source.indexOf('\n', end) >>> 0);
  return /^\s*import\b|className=|sizes=/.test(line);
}
