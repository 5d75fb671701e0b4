import type { CartProduct } from '@tonalia/contract/purchase';
import { lineName } from '@tonalia/rules/line-name';
import { WaitButton } from './wait-button.tsx';

/** "Avísame" for the units of a cart line that ran out. A combo with open parts is no single version. */
export function WaitForLine({ line, units }: { line: CartProduct; units: number }) {
  const { productId, versionCode, name, assemblyCode } = line;
  if (assemblyCode !== null) return null;
  return <WaitButton wish={{ productId, versionCode, name: lineName(line), product: name, kind: 'stock', units }} />;
}
