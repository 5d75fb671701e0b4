/** Goods and services of other trades, without accents. A query with one of these words gets no results for its other words alone. */
export const elsewhere: readonly string[] = [
  'perro gato mascota caballo gallina vaca pollo pescado cerdo',
  'carro moto motor llanta bicicleta gasolina camion vehiculo',
  'cocina cocinar comida comer pan queso jamon banano pera cerveza aguardiente gaseosa almuerzo hamburguesa pizza',
  'celular computador portatil televisor iphone samsung usb cable audifono teclado impresora tablet cargador',
  'cama colchon mesa escritorio mueble nevera estufa licuadora lavadora ventilador cortina cobija sofa',
  'pared techo piso ladrillo cemento martillo taladro destornillador tornillo ferreteria manguera carton madera construccion',
  'zapato tenis camisa camiseta pantalon jean blusa ropa bolso maleta falda vestido chaqueta',
  'pastilla medicina jarabe acetaminofen ibuprofeno aspirina vacuna dolor gripa tos fiebre',
  'perfume colonia desodorante diente dental muela higienico servilleta condon preservativo gafa reloj arete collar anillo vela incienso',
  'silla sillon camilla lavacabezas tanque estanteria',
  'ventana vidrio puerta chapa candado cerradura bombillo tuberia tubo grifo sanitario ducha lavamanos inodoro impresora toner epson',
  'llave broca percutor soldadura drywall estuco rodillo baldosa teja bulto varilla gravilla',
  'loza traste trapeador escoba detergente',
  'frijol lenteja papa yuca platano huevo carne salchicha sopa arepa empanada torta helado ron bulto',
  'balaca diadema peluca cosmetiquera tatuaje piercing',
  'tv parlante consola videojuego bombillo boleta concierto',
  'libro cuaderno lapicero colegio juguete muñeca balon pañal',
]
  .flatMap((row) => row.split(' '))
  .filter((word, at, all) => all.indexOf(word) === at);
