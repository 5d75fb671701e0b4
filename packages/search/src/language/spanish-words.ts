/** Spanish words that say nothing about a document and are left out when no document has them; the last rows are of chats. */
export const spanishSilent: readonly string[] = words([
  'a al ante con de del e el en entre la las lo los mi mis o para pa pal pala por que se su sus tu tus u un una unas uno unos y',
  'the of for and with to in',
  'quiero quisiera busco necesito pedir pido dame deme mandame regala regalas algo hay tiene tienes tienen vende vendes venden',
  'hola buenas buenos porfa porfavor favor pls gracias precio precios cuanto vale cuesta',
  'me nos le les q',
]);

/** Spanish words that ask, greet or praise. They count only in a query that has no other word. */
export const spanishAsking: readonly string[] = words([
  'cual cuales como cuando cuantos cuanta cuantas donde quien porque pues entonces',
  'recomienda recomiendas recomiendan recomiende recomendar aconseja aconsejas ayuda ayudan ayude ayudame ayudeme muestrame muestreme enseñame',
  'quisieramos queremos queria querria necesitamos necesita necesite necesitaba necesitar conseguir consigo consigue consiguen encuentro encontrar buscar buscando buscamos ando ',
  'ofrece ofrecen llego llegaron trae traen viene vienen tendra tendran tendras habra existe existen puede puedes pueden puedo podria podrian debo deberia toca saber sabe saben',
  'sirve sirven servir sirva utiliza utilizan utilizar usa usan usar use uso poner ponerle ponerme pone ponen pongo pongan echar echarle echarme echo aplicar aplicarle aplica aplico hacer hacerle hacerme hace hacen hago haga tratar trata mejora mejorar',
  'es son esta estan estoy este estos ese esa esos eso esto aquel sea ser soy era tengo tenga tenemos tener quede quedar queda quedo dejar deja deje dejo salga salir sale salio voy va ir vamos vaya da dan dar',
  'muy mas menos bien mal mucho mucha muchos muchas poco poca todo todos toda todas tambien ya aqui ahi alla asi solo cada otro otra ni no si pero cuando',
  'mejor mejores bueno buena buenos buenas rico rica lindo linda bonito bonita bonitas chevere bacano bacana excelente calidad',
  'parce parcero vecina vecino veci mija mijo reina doña don señora señor senora amiga amigo abuela tia mama esposo esposa novia novio hija hijo clienta clientas cliente clientes alguien',
  'controlar controlo control evitar evito evite ayudar cuidar cuido necesitan piden pidio pide gusta gusten gustan llevo llevar lleva surtir vender despues antes entre mientras cuanto siempre nunca',
  'sera seria estaria gustaria quisieras quiera quiere quieren estoy necesitan ocupo ocupa ocupamos requiero solicito pregunto pregunta preguntar averiguar interesa interesado interesada urge',
  'veci vecinita vecinito parcerita parcerito mami mamita papi amor mor corazon mona bebe nena nene linda hermosa hermano hermana ome oiga oigan oye mire mira vea ve hey epa ole buenas saludos dios bendiga muchachos chicos niñas gente',
  'clase tipo estilo parecido parecida igual similar original originales nuevo nueva nuevos nuevas famoso famosa normal normalito sencillo sencilla efectivo efectiva fino fina confiable garantizado garantizada recomendado recomendada',
  'grande grandes grandote grandota gigante chiquito chiquita chiquitos chiquitas pequeño pequeña pequeños pequeñas pequeñito pequeñita mediano mediana bastante harto harta hartos hartas montones',
  'gusta gustaria quiere logra lograr ayudarme servirme sirvame funciona funcione funcionar rinda rinde rendidor rendidora realmente facil rapidamente ligero',
  'dicen llaman llama llame nombre conocido viejo vieja vieron visto vi mostraron comentaron anuncian salio tiktok instagram internet video youtube',
  'quien quienes dira diran ojala seguro segura igualmente tampoco ademas incluso casi apenas hasta desde contra segun tan tanto tanta tantos tantas demas demasiado demasiada',
  'ustedes usted yo ella ellos nosotros esta uste vos nuestro nuestra',
]);

function words(rows: readonly string[]): string[] {
  return rows.flatMap((row) => row.trim().split(' '));
}
