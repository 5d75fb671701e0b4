/**
 * Typical queries with their meaning. After the arrow: words that the brand, name or category of the found product must have (a slash
 * separates alternatives); after a # the number, code or name of the shade that must match. Nothing after the arrow: no result is right.
 */
export const demoQueries = {
  plain: `
    tinte permanente en crema tinta sur -> tinta sur tinte permanente en crema
    champu anticaspa -> champu anticaspa
    champu para cabello graso -> champu cabello graso
    acondicionador sin enjuague -> acondicionador sin enjuague
    mascarilla de cebolla -> mascarilla cebolla
    aceite de ricino -> aceite ricino
    keratina sin formol -> keratina sin formol
    cera modeladora mate -> cera modeladora mate
    polvo decolorante azul -> polvo decolorante azul
    top coat mate -> top coat mate
    agua micelar bifasica -> agua micelar bifasica
    serum de retinol -> serum retinol
    gel fijador extrafuerte -> gel fijador extrafuerte
    guantes de nitrilo negro -> guantes nitrilo negro
    papel aluminio -> papel aluminio
    plancha de titanio -> plancha titanio
    secador profesional -> secador profesional
    labial mate -> labial mate
    brillo labial espejo -> brillo labial espejo
    base liquida larga duracion -> base liquida larga duracion
    aceite para barba -> aceite para barba
    espuma de afeitar -> espuma afeitar
    protector solar para niños -> protector solar niños
    crema para peinar rizos -> crema peinar rizos
    mousse de volumen -> mousse volumen
    barba aceite cedro -> aceite barba cedro
    negro champu matizador -> champu matizador negro
    coco mascarilla hidratante -> mascarilla hidratante coco
    aguacate mascarilla nutritiva -> mascarilla nutritiva aguacate
    oxidante 20 volumenes -> oxidante 20 volumenes
    oxidante 30 volumenes 120 ml -> oxidante 30 volumenes
  `,
  accents: `
    CHAMPÚ -> champu
    champu matizador -> champu matizador
    lampara led -> lampara led
    lapiz de cejas -> lapiz cejas
    maquina de corte -> maquina corte
    acrilico cristal -> acrilico cristal
    monomero liquido -> monomero
    tonico capilar -> tonico capilar
    cutícula removedor -> removedor cuticula
    acido hialuronico -> hialuronico
    ácido salicílico -> salicilico
    proteccion solar -> proteccion solar
    jabon liquido de carbon -> jabon liquido carbon
    ampolla proteccion decoloracion -> ampolla decoloracion
    MÁSCARILLA de oro -> mascarilla oro
    sabila gel -> gel sabila
    karite mantequilla -> mantequilla karite
    cafe exfoliante corporal -> exfoliante corporal cafe
    unas torno -> torno uñas
    pestanina -> pestañina
    banio de color -> baño color
    nino protector solar -> protector solar niños
    colageno crema -> crema colageno
    te verde espuma limpiadora -> espuma limpiadora te verde
    arrayan champu -> arrayan champu
    calendula crema -> calendula crema
    trebol barba -> trebol barba
    nacar esmalte -> nacar esmalte
  `,
  plurals: `
    tintes -> tinte
    champús -> champu
    shampus -> champu
    acondicionador hidratantes -> acondicionador hidratante
    mascarillas de carbon -> mascarilla carbon
    keratinas -> keratina
    esmaltes -> esmalte
    labiales mates -> labial mate
    pestañinas -> pestañina
    delineadores liquidos -> delineador liquido
    correctores -> corrector
    planchas de ceramica -> plancha ceramica
    secadores -> secador
    brochas para polvo -> brocha polvo
    guante de nitrilo -> guantes nitrilo
    navajas -> navaja
    cuchillas -> cuchilla
    toalla desechable -> toallas desechables
    pinza separadora -> pinzas separadoras
    lampara -> lampara
    removedores de esmalte -> removedor esmalte
    oxidantes 40 volumen -> oxidante 40 volumenes
    serums faciales -> serum
    ampollas sellantes -> ampolla sellante
    crema nutritivo de noche -> crema nutritiva noche
    aceites corporales -> aceite masajes / aceite postdepilatorio
    geles de sabila -> gel sabila
    lacas brillo -> laca brillo
    capas de corte -> capa corte
    lapices de ojos -> lapiz ojos
    matizadores violetas -> matizador violeta
  `,
  synonyms: `
    tinte azul -> tinte fantasia #azul
    quita esmalte -> removedor
    piedra de lumbre -> piedra alumbre
    lash mascara -> pestañina
    shampoo -> champu
    shampoo anticaspa -> champu anticaspa
    shampoo sin sal -> champu sin sal
    shampu matizador violeta -> champu matizador violeta
    agua oxigenada -> oxidante
    agua oxigenada 20 volumenes -> oxidante 20 volumenes
    peroxido 30 -> oxidante 30
    revelador 40 volumenes -> oxidante 40
    rimel -> pestañina
    rimel a prueba de agua -> pestañina prueba agua
    mascara de pestañas -> pestañina
    pintauñas -> esmalte
    laca de uñas -> esmalte
    gel polish rojo -> semipermanente / gel polish
    lipstick mate -> labial mate
    pintalabios -> labial
    pintalabios liquido -> labial liquido
    gloss -> brillo labial
    rinse -> acondicionador
    balsamo desenredante -> acondicionador desenredante / bruma desenredante
    bloqueador -> protector solar
    bloqueador toque seco -> protector solar toque seco
    gomina -> gel fijador
    hair spray -> laca
    bleach -> decolorante
    blanqueador azul -> decolorante azul
    alisado -> alisado / keratina
    cirugia capilar -> cirugia capilar
    foundation mate -> base mate
    blush -> rubor
    colorete en crema -> rubor crema
    highlighter -> iluminador
    concealer -> corrector
    eyeliner -> delineador
    blower -> secador
    aloe vera -> sabila
    scrub corporal -> exfoliante corporal
    acetona -> removedor
    quitaesmalte -> removedor
    lima electrica -> torno
    drill -> torno
    dipping -> inmersion
    barniz -> esmalte
    papel plata -> papel aluminio
    bowl para tinte -> coca tinte
    trimmer -> patillera
    clipper -> maquina corte
    barbera -> navaja
    wax mate -> cera mate / cera
    tintura -> tinte / tintura
    dry shampoo -> champu seco
    antiarrugas -> antiedad
    leave in -> crema para peinar
    botox -> botox
    polygel -> acrilico
    matizador antiamarillo -> matizador violeta / matizadora
  `,
  together: `
    aguaoxigenada -> oxidante
    topcoat -> top coat
    sinsal champu -> champu sin sal
    polvodecolorante -> polvo decolorante
    basecoat -> base coat
    gelpolish -> gel polish
    semi permanente -> semipermanente
    champu anti caspa -> champu anticaspa
    champu anticaida romero -> champu anticaida
    acondicionador anti caida -> acondicionador anticaida
    tono sobretono -> tono sobre tono
    des maquillante -> desmaquillante
    crema parapeinar -> crema peinar
    serum anti frizz -> serum antifrizz
    peel off -> peel-off
    peeloff -> peel-off
    extra fuerte gel -> gel fijador extrafuerte
    aguamicelar -> agua micelar
    protectorsolar -> protector solar
    tinta sur aguaoxigenada -> tinta sur oxidante
    aceite deargan -> argan
    termo protectora crema -> termoprotectora
  `,
  typos: `
    chanpu -> champu
    shampo -> champu
    champo anticaspa -> champu anticaspa
    chapmu -> champu
    acondisionador -> acondicionador
    acodicionador -> acondicionador
    acondicioandor hidratante -> acondicionador hidratante
    queratina -> keratina
    keratna -> keratina
    kerantina sin formol -> keratina sin formol
    mascarila de coco -> mascarilla coco
    mascariya nutritiva -> mascarilla nutritiva
    escarchdo esmalte -> esmalte escarchado
    esmlate vegano -> esmalte vegano
    hesmalte -> esmalte
    tnite permanente -> tinte permanente
    tinte permanete en crema -> tinte permanente crema
    tinte sin amonico -> tinte sin amoniaco
    tinte sin amoniaco en krema -> tinte sin amoniaco crema
    decolorente en polvo -> polvo decolorante
    decolorate azul -> decolorante azul
    oxidate 20 volumenes -> oxidante 20
    oxidante 20 bolumenes -> oxidante 20
    matisador -> matizador
    champu matizado biolet -> champu matizador violeta
    labail mate -> labial mate
    lavial liquido -> labial liquido
    pestañian -> pestañina
    delinador liquido -> delineador liquido
    corector -> corrector
    iluminadro -> iluminador
    desmaqillante -> desmaquillante
    esfoliante capilar -> exfoliante capilar
    excfoliante de pies -> exfoliante pies
    protetor solar -> protector solar
    protector termco -> protector termico
    niasinamida -> niacinamida
    hialuronco -> hialuronico
    vitamna c -> vitamina c
    minoxdil -> minoxidil
    patilera -> patillera
    nabaja -> navaja
    seca dor profecional -> secador profesional
    placnha de ceramica -> plancha ceramica
    cepiyo desenredante -> cepillo desenredante
    sepillo termico -> cepillo termico
    guates de nitrilo -> guantes nitrilo
    gauntes de latex -> guantes latex
    brocah para polvo -> brocha polvo
    espoja para base -> esponja base
    acrilco blanco -> acrilico blanco
    removdor -> removedor
    endurecdor con ajo -> endurecedor
    fortaleseador de uñas -> fortalecedor uñas
    removedor de kuticula -> removedor cuticula
    tina sur tinte -> tinta sur tinte
    nacr esmalte -> nacar esmalte
    lumbar labial -> lumbra labial
    olibar keratina -> olivar keratina
    dermaballe serum -> dermavalle serum
    calendla crema -> calendula crema
    guaudal barba -> guadual barba
    quimballa cera -> quimbaya cera
    botika 27 serum -> botica 27 serum
    tabroa laca -> tabora laca
    zafar esmalte -> zafra esmalte
    bainilla labial -> vainilla labial
    selba clara champu -> selva clara champu
    rizo rela champu -> rizo real champu
    crema de mnaos -> crema manos
    mouse de volumen -> mousse volumen
    laca figacion fuerte -> laca fijacion fuerte
    bruma desenrredante -> bruma desenredante
    activadr de rizos -> activador rizos
    gelatna de linaza -> gelatina linaza
  `,
  shades: `
    tinta sur 7.1 -> tinta sur #7.1
    tinta sur 7/1 cenizo -> tinta sur #7.1
    tinta sur 7,1 -> tinta sur #7.1
    tinta sur 7-1 rubio -> tinta sur #7.1
    7.1 olivar -> olivar #7.1
    olivar rubio medio cenizo -> olivar #7.1
    cenizo medio rubio nativa -> nativa #7.1
    nativa 6.66 -> nativa #6.66
    tinte 6.66 -> tinte #6.66
    rubio oscuro rojo intenso tinta sur -> tinta sur #6.66
    negro azulado -> coloracion #1.1
    tinte negro azulado arrayan -> arrayan #1.1
    tinta sur 10.1 -> tinta sur #10.1
    tinte 5.0 -> tinte #5.0
    tinte castaño claro dorado -> coloracion #5.3
    castaño medio cobrizo manglar -> manglar #4.4
    tinte rubio platino irisado -> coloracion #10.2
    superaclarante tinte -> coloracion #superaclarante
    fantasia turquesa -> fantasia #turquesa
    azul cielo fantasia tinta sur -> tinta sur #azul cielo
    esmalte rojo carnaval -> semipermanentes #rojo carnaval
    nacar rojo guayaba -> nacar rojo guayaba
    nacar leche -> nacar #leche
    esmalte leche -> #leche
    semipermanente azul cobalto -> semipermanentes #azul cobalto
    zafra vino noche -> zafra #vino noche
    candela coral neon -> candela #coral neon
    lumbra labial vainilla -> lumbra labial #vainilla
    lumbra labial rojo pasion -> lumbra labial #rojo pasion
    labial vino tinto -> labios #vino tinto
    brillo labial almendra lumbra -> lumbra brillo labial #almendra
    base porcelana calido -> rostro #porcelana calido
    base miel frio -> rostro #miel frio
    corrector porcelana calido -> corrector #porcelana calido
    retoque de raiz rubio ceniza -> retoque raiz #rubio ceniza
    gel de cejas castaño oscuro -> cejas #castaño oscuro
    esmalte verde esmeralda -> uñas / fantasia / uñas
    esmalte 214 nacar -> nacar #214
    nacar 001 -> nacar #001
    nacar 1 -> nacar #001
    semipermanente frambuesa candela -> candela #frambuesa
    kit de coloracion 7.1 nativa -> nativa kit #7.1
    tinte nativa 71 -> nativa #7.1
    rubio medio senizo tinta sur -> tinta sur #7.1
    rubio medio cenisa -> coloracion #rubio
    tinta sur cobriso 7.4 -> tinta sur #7.4
    esmalte nacar fresa -> nacar #fresa
    dalia pro 8.1 rubio claro cenizo -> dalia pro #8.1
    tintas andinas 4.6 -> tintas andinas #4.6
    tinte tintas andinas rojo -> tintas andinas #rojo
  `,
  codes: `
    TS-71-60 -> tinta sur #ts-71-60
    ts-71-60 -> tinta sur #ts-71-60
    ts 71 60 -> tinta sur #ts-71-60
    ts7160 -> tinta sur #ts-71-60
    TS-71 -> tinta sur #7.1
    ts71 -> tinta sur #7.1
    NA-214 -> nacar #na-214
    na214 -> nacar #na-214
    na 214 -> nacar #na-214
    na.214 -> nacar #na-214
    NA/214 -> nacar #na-214
    NA-2 -> nacar
    sc-chv -> selva clara champu matizador violeta
    SCCHV -> selva clara champu matizador violeta
    ox-20 -> tinta sur oxidante 20
    ox20 -> tinta sur oxidante 20
    OL-KSF -> olivar keratina sin formol
    ksf -> olivar keratina sin formol
    bt-svc -> botica serum vitamina c
    lu-lbc-15 -> lumbra labial #lu-lbc-15
    lulbc15 -> lumbra labial #lu-lbc-15
    LBC-15 -> lumbra labial #lu-lbc-15
    nt-kit-71 -> nativa kit #nt-kit-71
    kit-71 -> kit #7.1
    ts-fan-f01 -> tinta sur #f01
    fan-f01 -> tinta sur #f01
    tinta sur ts-71-60 -> tinta sur #ts-71-60
    esmalte na-214 -> nacar #na-214
    cb-rizos -> rutina rizos
    ts-ch10-500 -> tinta sur champu celulas #ts-ch10-500
  `,
  measures: `
    champu anticaspa 1 litro -> champu anticaspa
    champu neutro 1000 ml -> champu neutro
    champu neutro 1.000ml -> champu neutro
    oxidante 20 vol -> oxidante 20
    oxidante 20v -> oxidante 20
    oxidante 30 vol 1 lt -> oxidante 30
    polvo decolorante 500 gr -> polvo decolorante
    polvo decolorante medio kilo -> polvo decolorante
    tinte 60ml tinta sur -> tinta sur tinte
    tinte 90 ml olivar -> olivar tinte
    gel fijador 1 kilo -> gel fijador extrafuerte
    sérum vitamina c 30ml -> serum vitamina c
    lampara 48w -> lampara 48
    lampara 72 w -> lampara 72
    cepillo termico 32mm -> cepillo termico 32
    guantes talla m -> guantes talla m
    aceite de coco 60 ml -> aceite coco
  `,
  unfinished: `
    champ -> champu
    kerat -> keratina
    acondici -> acondicionador
    esmalte semip -> esmalte semipermanente
    tinta su -> tinta sur
    labial hidra -> labial
    mascarilla matiz -> mascarilla matizadora
    pestañ -> pestañina
    decol -> decolor
    oxid -> oxidante
    serum vitam -> serum vitamina
    protec solar -> protector solar
    acond argan -> acondicionador argan
    masc cebolla -> mascarilla cebolla
  `,
  chat: `
    champu para la caida del cabello -> champu anticaida
    busco algo para el frizz -> antifrizz
    me envia un catalogo de labiales -> labial
    hola tienen keratina? -> keratina
    buenas tardes, venden agua micelar -> agua micelar
    quiero pedir 12 esmaltes rojos -> esmalte #rojo
    2 cajas de guantes negros talla m -> guantes negro talla m
    cuanto vale la lampara led -> lampara led
    necesito 3 champu keratina pls -> champu keratina / keratina
    me regalas precio del oxidante 20 -> oxidante 20
    porfa mandame 6 tintes 6.0 tinta sur -> tinta sur #6.0
    ref ts-tp2-95 -> tinta sur #9.5
    fps50 -> fps 50
    protectorsolar50 -> protector solar
    lamparaled48w -> lampara 48 w
    botica27 espuma -> botica 27 espuma
    champu sin sal litro -> champu sin sal
    black nail polish -> esmalte #negro
    red lipstick -> labial #rojo
    heat protector -> protector termico
    makeup remover -> desmaquill
  `,
  tooMuch: `
    crema protectora piel tinte -> crema protectora contorno
    plancha de pelo titanio barata -> plancha titanio
    base alta cobertura -> base
    champu anticaspa verdadero holandes -> champu anticaspa
    tinte rojo para mi tia -> tinte
    quiero comprar keratina sin formol -> keratina sin formol
    xyzzy labial mate -> labial mate
    busco esmalte rojo barato -> esmalte #rojo
    plancha titanio marca babyliss -> plancha titanio
    oxidante 20 volumenes wella -> oxidante 20
    mascarilla de aguacate marca olivar precio -> mascarilla aguacate / olivar mascarilla
    secador profesional 5000 w -> secador profesional
  `,
  nonsense: `
    zzzzqqqq ->
    lavadora samsung ->
    iphone 15 ->
    % ->
    _ ->
    ... ->
    xkcdqwv ->
    wwwwwwww ->
    😀 ->
    مرحبا ->
    qpwoeiruty ->
    bcdfghjk ->
    '' ->
    \\\\ ->
  `,
} as const;
