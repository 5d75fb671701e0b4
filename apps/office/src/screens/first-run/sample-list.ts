/** A list of six products to try the shop with; brands and prices are invented. */
const rows = [
  'Marca;Categoría;Referencia;Producto;Código;Descripción;Código tono;Tono;Hex;Contenido;Cantidad mínima;Precio;Existencias',
  'Muestra;Coloración > Tintes;MU-TINTE;Tinte permanente de muestra;MU-TINTE-50;Cubre las canas. Mezclar 1:1,5.;5.0;Castaño claro;#4A3222;60 ml;1;15.900;24',
  'Muestra;Coloración > Tintes;MU-TINTE;Tinte permanente de muestra;MU-TINTE-67;;6.7;Rubio oscuro marrón;#6B4A32;60 ml;1;15.900;24',
  'Muestra;Coloración > Tintes;MU-TINTE;Tinte permanente de muestra;MU-TINTE-93;;9.3;Rubio muy claro dorado;#C9A46A;60 ml;1;15.900;24',
  'Muestra;Cabello > Champús;MU-CHAMPU;Champú de muestra;MU-CHAMPU-400;Limpia sin resecar, para uso diario.;;;;400 ml;1;28.900;36',
  'Muestra;Cabello > Tratamientos;MU-MASCARA;Mascarilla de muestra;MU-MASCARA-300;Repara puntas secas.;;;;300 g;1;34.900;18',
  'Muestra;Uñas > Esmaltes;MU-ESMALTE;Esmalte de muestra;MU-ESMALTE-12;Seca en 60 segundos.;12;Rosa;#D9788F;12 ml;3;8.500;60',
  'Muestra;Uñas > Esmaltes;MU-ESMALTE;Esmalte de muestra;MU-ESMALTE-14;;14;Rojo;#B5322E;12 ml;3;8.500;60',
  'Muestra;Herramientas;MU-CAPA;Capa de corte de muestra;MU-CAPA-1;;;;;;1;32.000;15',
  'Muestra;Maquillaje > Bases;MU-BASE;Base líquida de muestra;MU-BASE-100;Cobertura media.;100;Marfil;#F0D9C0;30 ml;1;46.900;20',
  'Muestra;Maquillaje > Bases;MU-BASE;Base líquida de muestra;MU-BASE-240;;240;Miel;#C99768;30 ml;1;46.900;20',
];

/** The list as a file to send. */
export const sampleList = (): File => new File([rows.join('\n')], 'muestra.csv', { type: 'text/csv' });
