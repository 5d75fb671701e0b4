import type { Lexicon } from '@tonalia/search';

/** Words in lines of any length. */
const words = (text: string): string[] => text.trim().split(/\s+/);

/** The roles of words in queries of Colombian salons. Lower case, without accents; ñ stays. */
export const lexicon: Lexicon = {
  silent: words(`
    tono tonos ref referencia codigo
    barato barata baratos baratas economico economica mandeme regaleme envia envias envieme comprar cotizar catalogo manejan disponible disponibles docena marca`),
  asking: words(`
    cosa cosas cosita cositas cosito coso vaina cuestion dos tres cuatro cinco seis producto productos producticos articulo articulos insumo insumos marca marcas
    promo promocion promociones oferta ofertas descuento descuentos urgente ahora hoy pronto
    tarro frasco pote envase paquete tamaño presentacion sobre galon acabo acabaron acabando quedan vuelve vuelvo volver
    bogota medellin cali barranquilla cartagena bucaramanga pereira cucuta ibague manizales villavicencio monteria valledupar colombia domicilio costa
    regalame regaleme regalan regalo regaleme mandame mandeme manda mandan colaborame colaboreme colabora colaboran cotizame cotizeme cotiza cotizan despacha despachan despachar mostrar muestra muestran vendame vendeme venderme vender consigueme
    valen costo costos valor cuestan costaria sale salen cobra cobran pesos descuentico rebaja rebajita fiado surtido existencias stock inventario`),
  collections: words('kit set juego combo estuche paquete caja par surtido sobre bolsa'),
  forms: words('crema spray espray aerosol gel aceite locion polvo liquido agua barra leche'),
  vague: words('color colores tono tipo linea estilo efecto'),
  weak: words('color colores tipo linea estilo kit completo completa'),
  asides: words('en tipo color tono como forma olor aroma'),
  usedOn: words(`
    pelo cabello melena uña cara piel rostro punta labio boca ceja pestaña ojo ojera pie mano talon barba bigote cuero raiz cana cuerpo crespo rizo churco`),
};
