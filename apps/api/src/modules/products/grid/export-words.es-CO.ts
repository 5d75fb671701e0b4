/** Titles of the downloaded products. Those that an import understands bring the same value back; the others it leaves out. */
export const productExportWords = {
  sheet: 'Productos',
  code: 'Código',
  productCode: 'Código producto',
  product: 'Producto',
  brand: 'Marca',
  category: 'Categoría',
  shadeCode: 'Código tono',
  shadeName: 'Tono',
  hex: 'Hex',
  volume: 'Volumen',
  volumeUnit: 'Unidad',
  minimum: 'Mínimo',
  price: 'Precio',
  barcode: 'EAN',
  // not "Disponible": an import would write the sum of all warehouses into one
  available: 'Disponible en total',
  cost: 'Costo',
  presale: 'Sale de preventa',
  visible: 'Visible',
  yes: 'sí',
  no: 'no',
};
