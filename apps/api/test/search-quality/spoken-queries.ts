/** Like `askedQueries`, by two other authors: plain queries and spoken ones. After the arrow the words of each right product, or its code. */
export const spokenQueries = {
  plain: `
    polvo decolorante azul 500g -> polvo decolorante azul 500 g / DP-DE1
    desidratador de uña -> deshidratador
    laca fijacion extrema 250 -> extrema
    esmalte vegano zafra -> ZA-EM2
    tinte 1.1 negro azulado -> tinte permanente / amoniaco / kit de coloracion en casa / kit tinte / coloracion permanente profesional
    pestañina aprueba de agua -> pestañina prueba
    plancha titanio -> titanio
    tintas de labios -> tinta labios
    tonico capilar 500 -> tonico capilar anticaida 500 ml / TS-TC1 / NT-TC2
    shampoo anticaspa litro -> champu anticaspa 1.000 ml / RR-CH4 / NT-CH3 / TR-CH5
    paleta sombras orinoco -> orinoco
    leche reparadora manglar -> MA-TC1
    labial liquido mate brocal -> BC-LL2
    polvo compacto candela -> CD-PV2
    ampollas de choque -> choque
    base ruber -> rubber
    retoque de raiz castaño claro olivar -> OL-RA1
    espuma limpiadora te verde -> espuma limpiadora
    delineador de labios candela ají -> CD-DL1
    alcohol perfumado barberia 250 -> GU-AF2 / QU-AF1 / TR-AF3 / YA-AF2
    Minoxidil 5% -> minoxidil
    agua micelar 400ml -> agua micelar 400 ml / CA-LM3 / DV-LM5
    gelatina de linaza 500 -> SC-RZ3 / CU-RZ3 / BR-RZ2 / ES-RZ2
    guantes latex x 100 -> latex
    custard de coco hebra -> HE-RZ2
    removedor de cuticula candela -> CD-TU1
    lampara led 72w -> 72
    aceite de ricino 60ml -> TS-AE1 / OL-AE5 / SC-AE2 / AR-AE2 / ES-AE2
    patillera trebol -> TR-MQ1
    kit sin amoniaco nativa -> NT-KIT
    top coat mate dalia pro -> DP-BA1
    NA-BA7 -> NA-BA7
    esmaltes escarchados -> escarchado
    pincel liner -> liner
    papel aluminio 50 mts -> papel
    endurecedor ajo y limon -> limon
    set peines carbono -> carbono
    anticaspa rizo real -> RR-CH4
    acondicionador sin enjuage espuma -> ES-AO1
    protector solar en barra -> protector solar barra
    crema para peinar rizos 300 ml rizo real -> RR-CRZ / RR-RZ1
    talcos mentolados -> mentolado
    crema de noche almendro -> AL-HI2
    cera depilatoria miel 500 -> cera depilatoria de miel 500 ml / CA-CP1 / DV-CP4 / MF-CP3
    polvo para inmersion pulso -> PU-AC2
    torno uñas 35000 rpm -> rpm
    juego de guias -> juego
    piedra alumbre -> piedra
    crema de colageno 120 g -> NA-HI4 / BT-HI2 / AS-HI2 / DV-HI1 / QU-HI1
    retinol dermavalle -> DV-SR4
    cepillo termico 45 yarumo -> YA-PE2
    tintura de cejas cafe negro -> tintura
    brocha para base -> HE-BP5 / YA-BP3
    oxidante 20 volumenes litro -> oxidante en crema 20 volumenes 1.000 ml / DP-OX3 / TI-OX2
    spray texturisante de sal -> texturizante
    champu matizador violeta 500 ml -> champu matizador violeta 500 ml / DP-MT2 / TI-MT3
    cera en barra 60 g -> media
    guantes nitrilo negro talla S -> BC-GN3 / PU-GN2
    keratina sin formol olivar -> olivar keratinas
    polvo acrilico cristal 250 g -> DP-AN1 / PU-AN2
    brillo labial flamenco -> LU-BLH / LU-LL1
    champu para barba 30ml -> GU-BB2 / QU-BB1 / YA-BB2
    locion de crecimiento -> locion crecimiento
    serum acido hialuronico islena -> IS-SR1
    gel polish pulso -> pulso semipermanentes
    navajas mango de madera -> mango
    primer sin acido -> primer sin acido
    cuello desechable hebra -> HE-CC5
    serum antifriz -> antifrizz
    mascarilla de oro 30g -> BT-MF1 / AS-MF2 / CA-MF1 / MF-MF2 / QU-MF1 / VA-MF2
    protector solar con color 120 ml -> NA-SO2 / CA-SO1 / IS-SO1 / MF-SO1 / VA-SO2
    F09 rojo fuego -> fantasia
    secador 2200w -> 2.200
    semi una capa candela -> CD-SG1
    removedor con acetona 500 -> PU-RE3
    gel reductor frio y calor litro -> frio
    oxidante 40 vol 120 ml -> oxidante en crema 40 volumenes 120 ml / DP-OX2 / MA-OX2
    monomero 500 -> NA-AN3 / CD-AN1
    corrector 360n bronce -> corrector
    gel efecto humedo 1 kg -> SC-GE1 / ES-GE1 / TA-GE2
    decolorante blanco tabora -> TA-DE2
    exfoliante corporal cafe -> exfoliante corporal cafe
    velo de pepino -> velo
    CB-RIZOS -> CB-RIZOS
    mascarilla botox capilar 1 kilo -> OL-MS3 / BR-MS3 / ES-MS3 / MA-MS3 / TR-MS2
    esmalte semipermanente nacar -> nacar semipermanentes
    aceite de masajes almendras 500ml -> BT-CP4 / AS-CP3 / CA-CP2
    delineador liquido azul cobalto -> delineador liquido
    base mate 200N -> BC-BS2 / CD-BS2 / ZA-BS1
    pomada base agua -> pomada base
    serum vitamina c botica 27 -> BT-SVC / BT-SR2
    rubor en crema melon -> rubor crema
    capa de corte -> capa corte
    mouse de volumen cumbre -> CU-MO2
    gotas romero trébol -> TR-AE4
    ts ke2 -> TS-KE2
    ox 20 -> oxidante en crema 20 volumenes 1.000 ml / NT-OX1 / DP-OX3 / TI-OX2
    tinte permanente tinta sur -> TS / TS-TP1 / TS-TP2 / TS-TP3 / TS-TV1
    gorro para rayitos -> gorro
    arcilla mate yarumo -> YA-CE3
    champu manzanilla litro -> TS-CH5 / OL-CH3 / AL-CH3 / GU-CH2 / IS-CH3
    tinte argan tabora -> TA-TP1
    mascarilla de aguacate trebol -> TR-MS3
    serum brillo con silicona almendro -> AL-AE1
    capas para tinte -> capa tinte
    agua oxigenada 10 vol -> oxidante crema 10
    pestañina transparente -> pestañina transparente
    tono sobre tono 1.3 negro dorado -> sobre
    protector solar niños 60ml -> BT-SO3 / AS-SO3 / DV-SO2
    champu nutritivo sin sal selva clara -> SC-CHN / SC-CH8
    oxigenta 30 volumenes litro -> OL-OX2 / DP-OX1
    crema q10 50g -> crema antiedad con coenzima q10 50 g / BT-HI1 / MF-HI1 / QU-HI2
    baño de color manglar -> MA-SE1
    matizador negro 500 -> champu matizador negro
    serum centella aurea spa -> AS-SR5
    protector termico bifasico brisal -> BR-PR2
    mascarilla hidroplastica -> hidroplastica
    TI-DE2 -> TI-DE2
    fantasia F12 rosado pastel -> fantasia
    alisado acido hialuronico 250ml -> alisado con acido hialuronico 250 ml / TS-KE2 / RR-KE1 / NT-KE2 / MF-KE2 / TR-KE2
    mascarilla keratina 250g -> mascarilla reparadora con keratina 250 g / TS-MS2 / OL-MS2 / MF-MS1
    serum protector de color -> serum protector
    acondicionador anticaida litro -> TS-AO3 / AL-AO2
    limpiador de gel 120 -> NA-RE3 / ZA-RE1
    acondicionador hidratante 400 rizo real -> RR-ACH
    tinte duo 60 90 arrayan -> AR-TV1
    2.1 castaño muy oscuro cenizo -> tinte permanente / amoniaco / sobre / kit de coloracion en casa / baño / kit tinte / coloracion permanente profesional
    primer sin poros -> poros
    alisado de cacao litro -> progresivo
    guantes vinilo -> vinilo
    bruma termica selva clara -> SC-BPT
    champú sábila y miel espuma -> ES-CH2
    serum de puntas argan 30ml -> puntas
    lapiz de ojos marino vainilla -> VA-DO1
    bronceador 360N -> BC-PV2
    coloracion permanente dalia pro -> DP-TP1 / DP-TP2 / DP-TV1
    labial satinado -> satinado
    acondisionador desenredante 500 -> RR-AO2 / NT-AO3 / BR-AO1 / GU-AO1 / MA-AO2
    acondicionador argan miel y flor -> MF-AO2
    acrilico blanco -> polvo acrilico blanco
    acondicionador cabello teñido 300ml -> IS-AO2 / MA-AO1
    cirugia capilar selva clara -> SC-KE2
    base de calcio -> NA-BA6
    polvo acrilico color rojo guayaba -> polvo acrilico color
    protector termico en crema 250 -> protector termico en crema 250 ml / OL-TC1 / NT-TC1 / AL-TC1 / CA-TC3
    coloracion en aceite sin amoniaco -> coloracion aceite sin
    keratina liquida 250 -> keratina liquida de mantenimiento 250 ml / BR-KE2 / GU-KE1 / TR-KE1
    mascarilla cabello teñido manglar -> MA-MS4
    topcoat sin residuo pulso -> PU-BA1
    zafra base coat -> ZA-BA2
    labial cremoso capuchino lumbra -> LU-LBC
    decolorante violeta 50g -> NT-DE1 / DP-DE2
    labial en barra rojo tomate -> clasico
    shampo argan -> champu aceite
    mascarilla karite y cacao -> mascarilla karite
    champu de coco 500 ml -> AR-CH2 / CA-CH2
    mascarilla colageno capilar almendro -> AL-MS3
    removedor semipermanente -> PU-RE2
    champu para cabello teñido brisal -> BR-CH3
    crema de peinar nutritiva 500ml -> TS-TC5 / SC-TC5 / RR-TC5 / GU-TC3
    OX-20 -> OX-20
    OL MAR -> OL-MAR
    mantequilla karite litro -> mantequilla corporal de karite 1.000 ml / DV-CP3 / MF-CP2
    top coat brillo espejo 15ml -> top coat brillo
    aceite de almendras para el cabello -> aceite de almendras 30 ml / SC-AE1 / RR-AE2 / BR-AE3 / CA-AE2
    keratina organica -> organica
    exfoliante capilar isleña -> IS-TC1
    lampara 48 w candela -> CD-LA2
    contorno de ojos quimbaya -> QU-SR1
    esmalte efecto gel nacar -> NA-EM2
    polvo acrilico rosa 60g -> NA-AN1 / CD-AN2 / DP-AN2 / PU-AN4
    arcilla verde dermavalle -> DV-MF3
    paleta páramo brocal -> BC-PS1
    aceite de coco fraccionado calendula -> CA-AE1
    tinte con keratina nativa -> NT-TP1
    acrilico natural dalia -> DP-AN3
    champu celulas madre 300 -> TS-CH10 / RR-CH6 / IS-CH1
    crema peinar cebolla -> crema peinar cebolla
    mascarilla matizadora plata -> plata
    mascarilla cebolla 250 g -> mascarilla de cebolla 250 g / TS-MS1 / AR-MS3
    champu cabello graso calendula -> CA-CH1
    semipermanente piel de angel -> alto / pulso semipermanentes / NA / NA-SG3 / CD-SG1 / DP-SG1
    quitaesmalte sin acetona litro -> CD-RE2 / DP-RE1 / ZA-RE2
    pincel acrilico n 8 -> pincel acrilico
    champus reparadores con keratina -> champu reparador
    aceite de moringa 60 ml -> aceite de moringa 60 ml / MF-AE3
    esmalte 13ml chicle -> esmaltes
    decolorante en crema 500 -> decolorante en crema 500 g / NT-DE2
    gota matizadora -> concentrada
    mascarilla de coco guadual 1000g -> GU-MS3
    mf ke1 -> MF-KE1
    sellante de color nativa -> NT-PC2
    fortalecedor de uñas zafra -> ZA-TU1
    mascarila de chontaduro -> chontaduro
    lapiz cejas retractil negro -> retractil
    rizador 25mm -> rizador
    champu cebolla biotina -> biotina
    champu menta guadual -> GU-CH3
    base larga duracion candela -> CD-BS1
    mascarilla aceite de oliva -> OL-MAR
  `,
  slang: `
    tienen rinse de coco -> acondicionador nutritivo
    cómo tapo estas ojeras -> corrector
    peinillas de la máquina 1 2 y 3 -> juego
    talones rajados -> pies
    cargador tipo c para celular ->
    tarrito con rayitas pa medir el tinte -> escala
    pa quitar el maquillaje pesado -> micelar / leche limpiadora / desmaquillante
    me regala una caja de guantes negros talla m -> BC-GN2 / HE-GN4 / PU-GN3
    llanta pa moto rin 17 ->
    pa quitarle lo amarillo al pelo mono -> matizador
    qué uso pa subir a rubio platinado -> decolorante
    hola buenas noches quería saber si tienen oxidante de treinta volúmenes en litro muchas gracias -> OL-OX2 / DP-OX1
    esponjita de maquillar -> esponja
    que champú se usa después del alisado -> champu sin / champu reparador
    tratamiento de cebolla pal crecimiento -> cebolla
    cremita pal paño -> vitamina / manchas / niacinamida
    aceite 20w50 pa carro ->
    el pelo se me engrasa al otro dia -> equilibrante / graso / champu seco
    papelito pa las mechas -> papel
    horquetilla en las puntas -> aceites y serums
    un tinte que no huela tan maluco -> amoniaco
    hidratacion pa pelo muy reseco -> champu sabila / mascarilla cebolla / mascarilla reparadora / botox / chontaduro / mascarilla hidratante / aguacate / crema peinar nutritiva / champu hidratante / mascarilla cabello / acondicionador sabila / acondicionador nutritivo / mascarilla karite / mascarilla de colageno 500 g / RR-MS4 / NT-MS1 / AL-MS3 / CA-MS3 / MF-MS3 / RR-ACH
    pintauñas que seque rapidito -> esmaltes
    peinilla de motilar -> carbono / peine corte
    repuesto cuchilla maquina de peluquiar -> GU-MQ1
    rimel que no se corra llorando -> pestañina prueba
    base pa cara brillosa -> control
    pa rellenar las cejas despobladas -> tintura / gel fijador cejas / retractil
    ese cepillo que seca y peina de una -> cepillo secador
    cuaderno argollado cien hojas ->
    la niña está llena de barros y espinillas que sirve -> mascarilla arcilla / salicilico / niacinamida / mascarilla carbon / jabon
    precio del minoxidil -> minoxidil
    algo pa los pies cansados pa la tina del pedicure -> sales
    buenas tienen suero de vitamina c para la cara -> vitamina
    granitos pa exfoliar la cara -> arroz
    rímel pa alargar la pestaña -> alargadora
    cajita pa pintarse el pelo en la casa -> kit
    me quedó naranja la decoloración como lo matizo -> champu matizador azul / concentrada / plata / champu matizador negro / TS-MT3 / AR-MT2 / DP-MT2 / TI-MT3 / CB-RUBIO
    barbera con cabo de madera -> mango
    cera de peinar que huele a café -> cera capilar
    colorete mate que no se corra -> labial mate / tinta labios
    silicona pal pelo -> silicona
    gel negro pa disimular canas de caballero -> gel color negro
    quiero que me crezca la barba parejita -> tonico crecimiento / minoxidil
    que se pone después de depilar -> postdepilatorio
    algo pa poner los cachetes rosaditos -> rubor crema / rubor polvo
    lampara de uñas que no toque conectarla -> portatil
    pa tapar la raíz mientras llega la cita -> retoque
    gomina extradura -> geles
    champu pa no mojarse el pelo, en spray -> champu seco
    estoy montando la barbería que combo hay -> CB-BARBERIA
    baño de color pa dar brillo sin aclarar -> sobre / baño
    niacinamida porfa -> niacinamida
    máquina pa motilar sin cable -> inalambrica
    caimanes pa separar el pelo -> pinzas
    algo para el frizz -> aceites y serums / poo / linaza / activador / custard / definidora / OL-CPT / CU-RZ5
    toallitas de papel pa no lavar tanta toalla -> toallas
    capa pa peluquear clientes -> capa corte
    bloqueador que no deje la cara blanca -> solar
    gel que calienta pa bajar barriga -> frio
    brochitas pa aplicar tinte -> brocha tinte
    clienta en embarazo se quiere tapar las canas -> amoniaco
    bulto de cemento gris ->
    laca que aguante toda la noche una quinceañera -> extrema / CU-LFF
    tengo las manos resecas de tanto lavar cabezas -> manos
    pa hacer ondas a las clientas -> rizador
    patas de gallina -> q10 / crema colageno / serum contorno / retinol
    cepillo redondo grande pal blower -> cepillo termico
    shampoo pa mona que no se opaque el color -> champu matizador / manzanilla / champu cabello teñido
    pa parar la sangre cuando corto con la cuchilla -> piedra
    pa hacer trenzas africanas que tienen -> CU-RZ5
    comida pa perro bulto x 20 kilos ->
    agüita de rosas -> rosas
    aceitico pa la cutícula -> aceite cuticula
    algo pa que el maquillaje aguante en cartagena -> control / bruma hidratante / poros / fijador de maquillaje 100 ml / base liquida
    me pica la barba -> aceite barba / champu barba / balsamo barba
    necesito quitar el gel de las uñas -> removedor esmalte / limpiador gel sin / rpm / PU-RE2
    cera pa depilar piernas -> depilatoria
    keratina de mantenimiento pa llevar la clienta -> mantenimiento
    coca pa revolver el tinte -> coca
    crema pa los crespos que no los deje tiesos -> crema peinar rizos / linaza / activador / custard / definidora
    talquito pal cuello cuando uno termina de motilar -> talco para barberia 200 g / mentolado
    espumita de afeitar cuanto vale -> espuma afeitar
    acetaminofén para el dolor de cabeza ->
    a una clienta se le está cayendo mucho el pelo que le recomiendo -> anticaida / cebolla / gotas / locion crecimiento
    se me parten mucho las uñas -> calcio / limon
    algo que no arda después de la afeitada -> calmante / CU-AF1
    colores locos pal pelo azul verde fucsia -> fantasia
    alisado que no sea con formol -> keratinas
    hay delantales pa peluquera? -> delantal
    champú neutro pal lavacabezas -> neutro
    pelo quemado por el decolorante que le hago -> reparador / mascarilla cebolla / botox / chontaduro / mascarilla hidratante / choque / aguacate / mascarilla cabello / decoloracion / mascarilla karite / mascarilla de colageno 500 g / RR-MS4 / NT-MS1 / AL-MS3 / CA-MS3 / MF-MS3 / CB-RUBIO
    cepillo que desenrede sin jalar a los niños -> cepillo desenredante
    rasuradora pa dejar el degradado pulido -> patillera / afeitadora
    cera pa que la barba y el bigote queden peinaos -> pomada / modeladora / balsamo barba / media / cera capilar / arcilla mate
    empanadas pa la reunión ->
    a cómo el litro de oxidante de veinte -> oxidante en crema 20 volumenes 1.000 ml / DP-OX3 / TI-OX2
    que tienen pa la caspa que no sea tan caro -> anticaspa
    la mascarilla negra de los puntos negros -> peel-off / mascarilla carbon / jabon
    qué le unto a la clienta pa que el tinte no le manche la frente -> crema protectora contorno
    protector pa la cara que tape tambien las manchitas como base -> protector solar color
    aguacate pal pelo -> aguacate
    que el pelo quede brillante como de comercial -> silicona / spray brillo / laca brillo
    ampolleta pa que el color no se caiga rápido -> sellante / serum protector
    tornillos drywall caja por cien ->
    uñas en gel que duren tres semanas -> semipermanente capa / polish / alto / NA / CB-MANICURE
    gel de sábila pa piel quemada del sol -> gel hidratante
    champucito de coco sin parabenos -> champu hidratante
    taladro percutor para pared ->
    espuma pa armar los crespos -> fijadora / mousse rizos
    qué necesito pa empezar con semipermanente -> top coat sin / base coat gel / semipermanente capa / polish / top coat mate / top coat brillo / alto / CB-MANICURE / NA
    hola veci me puede decir si hay removedor de semipermanente y cuánto vale -> PU-RE2
    champú fresquito de menta -> equilibrante
    líquido pal acrílico -> monomero
    gel transparente pa marcar la barba con navaja -> gel afeitar
    la famosa cirugía que dejan el pelo liso -> cirugia
    tinta pa impresora epson ->
    drill pa pulir uñas -> rpm
    esmalte pa uñas sin químicos animales -> vegano
    capa pa que no se manche la ropa de la clienta con tinte -> capa tinte
    taza y brocha pa mezclar tinte -> coca / brocha tinte
    dipping hay? -> inmersion
    desenredar a la niña sin llanto -> acondicionador / desenredante / SC-BPT
    polvos pa sellar la base -> polvo compacto
    agua de coco pal pelo -> agua coco
    mascarilla profunda kilo pa el salón -> mascarilla karite / guadual mascarillas / mascarilla de cebolla 1.000 g / mascarilla nutritiva de aguacate 1.000 g / OL-MAR / TS-MS1 / TS-MS2 / TS-MS4 / TS-MS6 / OL-MS2 / OL-MS3 / RR-MS4 / RR-MS5 / NT-MS1 / NT-MS2 / AL-MS3 / AR-MS3 / BR-MS3 / CA-MS3 / ES-MS3 / IS-MS2 / IS-MS3 / MA-MS1 / MA-MS3 / MF-MS1 / MF-MS2 / TR-MS2 / TR-MS3 / TR-MS4
    goticas de romero pa la calvicie -> gotas
    exfoliante pa el cuerpo en cabina -> exfoliante corporal cafe
    con qué tapo las canas del todo, que sea profesional -> tinte permanente / amoniaco / kit de coloracion en casa / kit tinte / coloracion permanente profesional
    silicona pa ventanas y baños ->
    algo pa bajar el volumen y dejar liso unos meses -> keratinas
    bloqueador pal niño -> niños
    pa decolorar sin que se reviente el pelo -> decolorante / decoloracion
    hialurónico pa la cara -> serum acido hialuronico
    mascarilla dorada esa de moda -> mascarilla oro
    rinse sin enjuagar -> enjuague
    espray pa fijar maquillaje de novia -> bruma hidratante / fijador de maquillaje 100 ml
    qué le da cuerpo al pelo lacio y sin gracia -> mousse volumen / spray volumen / polvo volumen
    polvito que da volumen al peinado de los manes -> polvo volumen
    gloss bien espejo -> brillo labial
    pa alborotar el pelo como de playa -> texturizante
    tiras de papel pal cuello del cliente -> cuello
    pincelito pa decorar uñas -> liner
    labiales pa poner en vitrina surtido -> CB-LABIOS
    botox pal pelo cuánto -> botox
    exfoliar el cuero cabelludo -> exfoliante capilar
    spray pa las canitas de la raíz -> retoque
    gorrito plastico con huequitos pa iluminaciones -> gorro
    removedor que no reseque y no huela acetona -> removedor sin acetona
    quita cutícula sin cortar -> removedor cuticula
    kit de brochas completo -> set 12
    brillo final pa las uñas -> top coat sin residuo / top coat mate / top coat brillo
    cremita de noche pa señoras -> q10 / noche / crema colageno
    mi cliente es alérgico al látex qué guantes llevo -> nitrilo / vinilo
    secador bueno pa salón -> secador
    tinte pa una clienta delicada del cuero cabelludo que no le arda -> amoniaco
    cepillo redondo pequeño pa puntas y capul -> 32
    brillito pa los pómulos -> iluminador compacto
    rutina completa pa crespas -> CB-RIZOS
    champú y rinse pal pelo pintado -> acondicionador cabello / champu cabello teñido
    esmalte con brillitos escarcha -> escarchado
    vinchas o pinzas pa agarrar los mechones -> pinzas
    champú pa lavar el carro con cera ->
    acetona galón o litro -> removedor esmalte
    peróxido de cuarenta -> oxidante crema 40
    no quiero tinte fuerte solo un reflejo que se vaya lavando -> sobre / baño
    buenas tardes me dice por favor qué precio tiene la patillera -> patillera
    brocha grande pa empolvar -> brocha polvo
    aceite pa la barba aroma a cedro -> cedro / CU-ABA
    rímel sin color -> pestañina transparente
    labial que dure toda la fiesta -> labial mate / tinta labios / LU-LBC
    polvo de hornear pa tortas ->
    jabón negro pa la cara grasa -> jabon
    decoloración a mano alzada qué polvo -> decolorante
    aceite ricino pa que crezcan las pestañas y el pelo -> ricino
    lápiz pa delinear la boca -> delineador labios
    guantes talla L hay? -> HE-GN3 / YA-GN1
    el rubio se le puso amarillo pollito que uso -> matizador
    pa que no se me levante el semi -> base coat gel / primer sin acido / rubber / deshidratador
    cuánto vale la plancha pal pelo -> titanio / ceramica
    pelo churco que champú le va bien -> RR-CHD / CB-RIZOS
    sombras cafecitas pa ojos -> cafetera / LU-PSA
    pestañina pa volumen bestial -> extremo
    media de aguardiente ->
    gelatina pa peinar crespos -> linaza
    pelo morado se puede? que venden -> fantasia
    delineador de ojo de gato -> lapiz ojos / delineador liquido
    esmalte que no necesite base ni dos capas -> semipermanente capa
    final mate pa uñas -> top coat mate
    cepillo plano pa cepillar -> raqueta
    lámpara buena pa secar semi -> uv / portatil
    polvito de acrílico pa hacer francés -> polvo acrilico rosa / cristal / natural / polvo acrilico blanco
    base que se vea como piel natural hidratadita -> piel
    algo pa la plancha que no queme el pelo -> protector termico / texturizante / agua coco / spray brillo / bruma desenredante / OL-CPT / SC-BPT
    la piedrita esa que se pasa después de la cuchilla -> piedra
    uniforme de colegio talla 10 ->
    bloqueador en barrita pa cargar en el bolso -> protector solar barra
    parce tienen cera mate pal pelo corto -> arcilla mate / CU-CMM
    aceite pa hacer masajes relajantes -> masajes
    necesito peines pa la barbería -> carbono / peine corte
  `,
};
