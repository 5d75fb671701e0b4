import { withoutAccents } from '@tonalia/rules/without-accents';
/** The fields of a supplier's list. */
export const fields = [
  'manufacturer',
  'category',
  'product',
  'product_code',
  'code',
  'description',
  'shade_name',
  'shade_code',
  'hex',
  'volume',
  'volume_unit',
  'min_quantity',
  'price',
  'stock',
  'photo',
] as const;
/** A property of a product or version that a column of a list can hold; `headings` has the titles that suppliers write. */
export type Field = (typeof fields)[number];

/** A column is a field, the price of a trade type, or the stock of a warehouse. */
export type Column = { field: Field } | { tradeType: string } | { warehouse: string };

/** Suppliers' column titles in Spanish and English, in the form of `plainHeader`. */
const headings: Record<Field, readonly string[]> = {
  manufacturer: ['marca', 'fabricante', 'laboratorio', 'brand', 'manufacturer', 'vendor'],
  category: ['categoria', 'linea de negocio', 'grupo', 'category', 'product type'],
  product: [
    'producto',
    'nombre',
    'nombre del producto',
    'nombre producto',
    'articulo',
    'product',
    'product name',
    'name',
    'title',
  ],
  product_code: ['codigo producto', 'codigo del producto', 'referencia', 'ref', 'product code', 'parent sku', 'handle'],
  code: ['codigo', 'sku', 'codigo sku', 'cod', 'plu', 'code', 'item code', 'variant sku'],
  description: ['descripcion', 'detalle', 'description'],
  shade_name: [
    'tono',
    'nombre tono',
    'nombre del tono',
    'color',
    'nombre color',
    'shade',
    'shade name',
    'colour',
    'color name',
  ],
  shade_code: [
    'codigo tono',
    'codigo del tono',
    'numero tono',
    'numero de tono',
    'no tono',
    'shade code',
    'shade number',
    'color code',
  ],
  hex: ['hex', 'color hex', 'hexadecimal', 'rgb', 'hex code', 'colour hex'],
  volume: ['volumen', 'contenido', 'presentacion', 'tamano', 'volume', 'size', 'content'],
  volume_unit: ['unidad', 'unidad de medida', 'unit'],
  min_quantity: ['cantidad minima', 'minimo', 'multiplo', 'min quantity', 'minimum quantity'],
  price: [
    'precio',
    'precio base',
    'precio de venta',
    'precio unitario',
    'valor',
    'valor unitario',
    'valor unit',
    'vr unitario',
    'vr unit',
    'vlr unitario',
    'vlr unit',
    'pvp',
    'price',
    'base price',
    'unit price',
  ],
  stock: ['existencias', 'inventario', 'cantidad', 'disponible', 'stock', 'quantity', 'inventory'],
  photo: [
    'imagen',
    'imagenes',
    'foto',
    'fotos',
    'archivo de imagen',
    'image',
    'images',
    'photo',
    'picture',
    'image file',
  ],
};

/** A header without case, accents and decoration: "Código_Tono *" is "codigo tono". */
export function plainHeader(header: string): string {
  return withoutAccents(header)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

const byHeading = new Map(
  fields.flatMap((field) => [field.replaceAll('_', ' '), ...headings[field]].map((name) => [name, field] as const)),
);

/**
 * The meaning of each column of a file; undefined for an unknown column. `map` names columns with unusual titles
 * (`{ price: 'PVP feb' }`). The first column wins when two have the same meaning.
 */
export function readColumns(
  headers: readonly string[],
  map: Partial<Record<Field, string>> = {},
): (Column | undefined)[] {
  const mapped = new Map(Object.entries(map).map(([field, header]) => [plainHeader(header), field as Field])); // as: keys of a Record<Field>
  const taken = new Set<string>(Object.keys(map));
  return headers.map((header) => {
    const plain = plainHeader(header);
    const chosen = mapped.get(plain);
    if (chosen) {
      mapped.delete(plain);
      return { field: chosen };
    }
    const column = guess(plain);
    if (!column) return undefined;
    const name = JSON.stringify(column);
    if (taken.has(name) || ('field' in column && taken.has(column.field))) return undefined;
    taken.add(name);
    return column;
  });
}

function guess(plain: string): Column | undefined {
  const field = byHeading.get(plain);
  if (field) return { field };
  const warehouse = /^(?:stock|existencias|existencia|exist|inventario|inv) (?:bodega )?([a-z]{3})$/.exec(plain)?.[1];
  if (warehouse) return { warehouse: warehouse.toUpperCase() };
  const tradeType = /^(?:precio|price) (.+)$/.exec(plain)?.[1];
  return tradeType ? { tradeType: tradeType.replaceAll(' ', '-') } : undefined;
}
