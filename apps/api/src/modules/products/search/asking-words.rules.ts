/** Words that ask, greet or praise: they say nothing of what is asked for, and only count where nothing else was typed. */
const asking = new Set(
  [
    'cual cuales como cuando cuantos cuanta cuantas donde quien porque pues entonces',
    'recomienda recomiendas recomiendan recomiende recomendar aconseja aconsejas ayuda ayudan ayude ayudame ayudeme muestrame muestreme enseñame',
    'quisieramos queremos queria querria necesitamos necesita necesite necesitaba necesitar conseguir consigo consigue consiguen encuentro encontrar buscar buscando buscamos ando ',
    'ofrece ofrecen llego llegaron trae traen viene vienen tendra tendran tendras habra existe existen puede puedes pueden puedo podria podrian debo deberia toca saber sabe saben',
    'sirve sirven servir sirva utiliza utilizan utilizar usa usan usar use uso poner ponerle ponerme pone ponen pongo pongan echar echarle echarme echo aplicar aplicarle aplica aplico hacer hacerle hacerme hace hacen hago haga tratar trata mejora mejorar',
    'es son esta estan estoy este estos ese esa esos eso esto aquel sea ser soy era tengo tenga tenemos tener quede quedar queda quedo dejar deja deje dejo salga salir sale salio voy va ir vamos vaya da dan dar',
    'muy mas menos bien mal mucho mucha muchos muchas poco poca todo todos toda todas tambien ya aqui ahi alla asi solo cada otro otra ni no si pero cuando',
    'mejor mejores bueno buena buenos buenas rico rica lindo linda bonito bonita bonitas chevere bacano bacana excelente calidad',
    'parce parcero vecina vecino veci mija mijo reina doña don señora señor senora amiga amigo abuela tia mama esposo esposa novia novio hija hijo clienta clientas cliente clientes alguien',
    'cosa cosas cosita cositas cosito coso vaina cuestion dos tres cuatro cinco seis producto productos producticos articulo articulos insumo insumos marca marcas',
    'promo promocion promociones oferta ofertas descuento descuentos urgente ahora hoy pronto',
    'tarro frasco pote envase paquete tamaño presentacion sobre galon acabo acabaron acabando quedan vuelve vuelvo volver',
    'bogota medellin cali barranquilla cartagena bucaramanga pereira cucuta ibague manizales villavicencio monteria valledupar colombia domicilio costa',
    'controlar controlo control evitar evito evite ayudar cuidar cuido necesitan piden pidio pide gusta gusten gustan llevo llevar lleva surtir vender despues antes entre mientras cuanto siempre nunca',
    'regalame regaleme regalan regalo regaleme mandame mandeme manda mandan colaborame colaboreme colabora colaboran cotizame cotizeme cotiza cotizan despacha despachan despachar mostrar muestra muestran vendame vendeme venderme vender consigueme',
    'sera seria estaria gustaria quisieras quiera quiere quieren estoy necesitan ocupo ocupa ocupamos requiero solicito pregunto pregunta preguntar averiguar interesa interesado interesada urge',
    'valen costo costos valor cuestan costaria sale salen cobra cobran pesos descuentico rebaja rebajita fiado surtido existencias stock inventario',
    'veci vecinita vecinito parcerita parcerito mami mamita papi amor mor corazon mona bebe nena nene linda hermosa hermano hermana ome oiga oigan oye mire mira vea ve hey epa ole buenas saludos dios bendiga muchachos chicos niñas gente',
    'clase tipo estilo parecido parecida igual similar original originales nuevo nueva nuevos nuevas famoso famosa normal normalito sencillo sencilla efectivo efectiva fino fina confiable garantizado garantizada recomendado recomendada',
    'grande grandes grandote grandota gigante chiquito chiquita chiquitos chiquitas pequeño pequeña pequeños pequeñas pequeñito pequeñita mediano mediana bastante harto harta hartos hartas montones',
    'gusta gustaria quiere logra lograr ayudarme servirme sirvame funciona funcione funcionar rinda rinde rendidor rendidora realmente facil rapidamente ligero',
    'dicen llaman llama llame nombre conocido viejo vieja vieron visto vi mostraron comentaron anuncian salio tiktok instagram internet video youtube',
    'quien quienes dira diran ojala seguro segura igualmente tampoco ademas incluso casi apenas hasta desde contra segun tan tanto tanta tantos tantas demas demasiado demasiada',
    'ustedes usted yo ella ellos nosotros esta uste vos nuestro nuestra',
  ].flatMap((row) => row.split(' ')),
);

export const isAsking = (word: string): boolean => asking.has(word);
