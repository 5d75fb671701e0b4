import { brokenConstraint, pgCode } from '../../../platform/transaction.ts';

/** The reason, when the database refused a product because of the list; undefined for other errors. */
export function refusalOf(error: unknown): string | undefined {
  const code = pgCode(error);
  const constraint = brokenConstraint(error) ?? '';
  if (code === '23503' && constraint.includes('warehouse')) return `la bodega ${namedKey(error)} no existe`;
  if (code === '23503' && constraint.includes('trade_type'))
    return `el tipo de negocio ${namedKey(error)} no existe; los precios por tipo se titulan "precio barberia"`;
  if (code === '23505')
    return constraint.endsWith('_code_key')
      ? `el código ${namedKey(error)} ya es de otro ${constraint.startsWith('product_') ? 'producto' : 'tono'}`
      : 'otra versión del producto, con otro código, ya tiene ese tono y volumen';
  // 22 is a value PostgreSQL cannot take, 23 one the catalogue's rules forbid
  return /^2[23]/.test(code ?? '') ? 'un valor no es admisible' : undefined;
}

/** Whether rows conflict with the catalogue: their code, or shade and volume, exists already. */
export function isClash(error: unknown): boolean {
  return pgCode(error) === '23505';
}

/** The value a constraint names, as PostgreSQL's detail has it: `Key (warehouse_id)=(XYZ) is not present…`. */
function namedKey(error: unknown): string {
  const detail = error instanceof Error && 'detail' in error ? String(error.detail) : '';
  return /=\((.*?)\)/.exec(detail)?.[1] ?? '';
}
