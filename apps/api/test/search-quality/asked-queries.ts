/**
 * Queries in customers' own words: regional slang, questions, needs. After the arrow the codes of the right products, any of which is
 * enough; nothing after it when no product is right.
 */
export const askedQueries = {
  plain: `
    tonico para la caida del cabello -> TS-TC1 / RR-TC4 / NT-TC2 / CA-TC1 / ES-TC1 / GU-TC1 / TR-TC1
    pincel acrilico numero 8 -> HE-BP6 / PU-BP5
    champús de romero para caída -> TS-CH1 / OL-CH8 / SC-CH4 / RR-CH2 / NT-CH5 / AR-CH3 / ES-CH1 / GU-CH4 / IS-CH2
    agua miselar -> LU-FJ1 / BT-LM4 / AL-LM2 / BC-FJ1 / CA-LM3 / CD-FJ3 / DV-LM5
    lampara uñas 48w -> NA-LA3 / CD-LA2 / PU-LA3
    cabello graso champu -> TS-CH7 / AR-CH5 / BR-CH2 / CA-CH1 / ES-CH3 / IS-CH4 / TR-CH7
    champu anticaspa -> TS-CH8 / OL-CH5 / RR-CH4 / NT-CH3 / CA-CH3 / MF-CH1 / TR-CH5
    oxidante pequeño 120ml -> TS-OX2 / TS-OX3 / NT-OX1 / AR-OX2 / TA-OX2 / TI-OX1 / TS-OX1 / OL-OX1 / OL-OX2 / NT-OX2 / DP-OX2 / DP-OX3 / MA-OX1 / MA-OX2 / TI-OX2
    champu sin sal -> SC-CHN / SC-CH8 / AR-CH1 / CA-CH4 / MA-CH3 / TR-CH1 / TS-CH1 / TS-CH2 / TS-CH3 / TS-CH4 / TS-CH5 / TS-CH6 / TS-CH7 / TS-CH8 / TS-CH9 / TS-CH10 / OL-CH1 / OL-CH2 / OL-CH3 / OL-CH4 / OL-CH5 / OL-CH6 / OL-CH7 / OL-CH8 / SC-CH1 / SC-CH2 / SC-CH3 / SC-CH4 / SC-CH5 / SC-CH6 / SC-CH7 / SC-CH9 / RR-CH1 / RR-CH2 / RR-CH3 / RR-CH4 / RR-CH5 / RR-CH6 / RR-CH7 / NT-CH1 / NT-CH2 / NT-CH3 / NT-CH4 / NT-CH5 / AL-CH1 / AL-CH2 / AL-CH3 / AL-CH4 / AR-CH2 / AR-CH3 / AR-CH4 / AR-CH5 / BR-CH1 / BR-CH2 / BR-CH3 / BR-CH4 / BR-CH5 / CA-CH1 / CA-CH2 / CA-CH3 / ES-CH1 / ES-CH2 / ES-CH3 / ES-CH4 / GU-CH1 / GU-CH2 / GU-CH3 / GU-CH4 / GU-CH5 / IS-CH1 / IS-CH2 / IS-CH3 / IS-CH4 / MA-CH1 / MA-CH2 / MA-CH4 / MA-CH5 / MA-CH6 / MF-CH1 / MF-CH2 / MF-CH3 / MF-CH4 / TR-CH2 / TR-CH3 / TR-CH4 / TR-CH5 / TR-CH6 / TR-CH7
    guantes nitrilo talla s -> BC-GN3 / PU-GN2
    secador 2200 -> BC-PL2 / HE-PL3 / PU-PL3
    turqueza fantasia nativa -> NT-FA1
    champú para la caspa litro -> TS-CH8 / RR-CH4 / NT-CH3 / CA-CH3 / MF-CH1 / TR-CH5
    paleta sombras orinoco -> LU-PS1 / BC-PS2 / CD-PS1 / VA-PS1
    esmalte 003 marfil 15ml -> NA / NA-SG1 / NA-SG3 / CD-SG1 / DP-SG1 / PU-SG1 / PU-SG2 / ZA-SG1
    cera mate para el pelo cumbre -> CU-CMM / CU-CE5
    cera depilacion -> BT-CP1 / AL-CP2 / AS-CP4 / CA-CP1 / DV-CP4 / MF-CP3 / VA-CP1
    tono sobre tono -> TS-SE1 / OL-SE1 / AR-SE1 / DP-SE1 / TA-SE1 / TI-SE1
    set brochas maquillaje -> HE-BP1 / PU-BP4
    tinte negro azulado 1.1 -> TS / NT-KIT / OL-TSA / TS-TP1 / TS-TP2 / TS-TP3 / TS-TV1 / TS-SA1 / TS-SA2 / TS-SE1 / TS-SE2 / TS-KC1 / TS-KC2 / OL-TP1 / OL-TP2 / OL-TV1 / OL-SE1 / OL-KC1 / NT-TP1 / NT-TP2 / NT-TV1 / NT-SA1 / NT-SE1 / NT-KC1 / AR-TP1 / AR-TV1 / AR-SA1 / AR-SE1 / AR-KC1 / DP-TP1 / DP-TP2 / DP-TV1 / DP-SA1 / DP-SE1 / DP-KC1 / MA-TP1 / MA-TV1 / MA-SA1 / MA-SE1 / MA-KC1 / TA-TP1 / TA-TV1 / TA-SA1 / TA-SE1 / TA-KC1 / TI-TP1 / TI-TP2 / TI-TV1 / TI-SA1 / TI-SA2 / TI-SE1 / TI-SE2 / TI-KC1 / TI-KC2
    niacinam dermavalle -> DV-SR6
    sin parabenos champu -> TS-CH1 / TS-CH2 / TS-CH3 / TS-CH4 / TS-CH5 / TS-CH6 / TS-CH7 / TS-CH8 / TS-CH9 / TS-CH10 / OL-CH1 / OL-CH2 / OL-CH3 / OL-CH4 / OL-CH5 / OL-CH6 / OL-CH7 / OL-CH8 / SC-CH1 / SC-CH2 / SC-CH3 / SC-CH4 / SC-CH5 / SC-CH6 / SC-CH7 / SC-CH8 / SC-CH9 / RR-CH1 / RR-CH2 / RR-CH3 / RR-CH4 / RR-CH5 / RR-CH6 / RR-CH7 / NT-CH1 / NT-CH2 / NT-CH3 / NT-CH4 / NT-CH5 / AL-CH1 / AL-CH2 / AL-CH3 / AL-CH4 / AR-CH1 / AR-CH2 / AR-CH3 / AR-CH4 / AR-CH5 / BR-CH1 / BR-CH2 / BR-CH3 / BR-CH4 / BR-CH5 / CA-CH1 / CA-CH2 / CA-CH3 / CA-CH4 / ES-CH1 / ES-CH2 / ES-CH3 / ES-CH4 / GU-CH1 / GU-CH2 / GU-CH3 / GU-CH4 / GU-CH5 / IS-CH1 / IS-CH2 / IS-CH3 / IS-CH4 / MA-CH1 / MA-CH2 / MA-CH3 / MA-CH4 / MA-CH5 / MA-CH6 / MF-CH1 / MF-CH2 / MF-CH3 / MF-CH4 / TR-CH1 / TR-CH2 / TR-CH3 / TR-CH4 / TR-CH5 / TR-CH6 / TR-CH7
    alisado progresivo de cacao manglar -> MA-KE2
    base 120C marfil calido -> LU-BS1 / LU-BS2 / LU-BS3 / BC-BS2 / CD-BS1 / CD-BS2
    maquina de motilar -> CU-MQ3 / YA-MQ1
    lapiz cejas castaño oscuro -> LU-CJ1 / CD-CJ1
    polvo azul decolorante tinta sur -> TS-PDA
    olivar sin amoniako -> OL-TSA
    rizo real champu -> RR-CHD / RR-CH1 / RR-CH2 / RR-CH3 / RR-CH4 / RR-CH5 / RR-CH6 / RR-CH7 / RR-LC1
    crema de peinar de cebolla 500 ml -> TS-TC2 / OL-TC2 / BR-TC1 / ES-TC2 / MA-TC3
    quita esmalte sin acetona -> NA-RE1 / CD-RE2 / DP-RE1 / PU-RE1 / ZA-RE2
    concentrado para perros ->
    talco aroma mentol -> CU-TA1 / CU-TA3 / GU-TA1 / GU-TA2 / TR-TA2 / YA-TA1 / YA-TA2
    hialuronico alisado -> TS-KE2 / OL-KE2 / SC-KE3 / RR-KE1 / NT-KE2 / BR-KE1 / IS-KE1 / MF-KE2 / TR-KE2
    sirugia capilar -> TS-KE3 / OL-KE1 / SC-KE2 / NT-KE1 / AL-KE2 / MA-KE3
    vitamina c -> BT-SVC / NA-SR5 / BT-SR2 / AS-SR1 / DV-SR2 / QU-SR2
    pastillas de freno ->
    base ruber -> NA-BA1 / PU-BA4 / ZA-BA3
    bulto de cemento ->
    manzanilla rubios -> TS-CH5 / OL-CH3 / RR-CH3 / NT-CH2 / AL-CH3 / BR-CH1 / GU-CH2 / IS-CH3 / TR-CH3
    contorno de ojos -> BT-SR3 / CA-SR2 / DV-SR1 / MF-SR3 / QU-SR1
    papel aluminio mechas -> HE-AP1 / PU-AP2 / YA-AP3
    matizador violeta -> SC-CHV / TS-MT3 / AR-MT2 / DP-MT2 / TI-MT3
    cepillo termico 45 -> BC-PE4 / HE-PE6 / PU-PE4 / YA-PE2
    termoprotector -> OL-CPT / SC-BPT / TS-TC6 / OL-TC1 / SC-TC4 / CU-PR2 / RR-PR1 / NT-TC1 / AL-TC1 / BR-TC2 / BR-PR2 / CA-TC3 / MF-TC1
    lentejas ->
    crema hidratante piel seca -> NA-HI1 / NA-HI2 / NA-HI3 / NA-HI4 / NA-HI5 / BT-HI1 / BT-HI2 / BT-HI3 / BT-HI4 / BT-HI5 / BT-HI6 / AL-HI1 / AL-HI2 / AS-HI1 / AS-HI2 / AS-HI3 / AS-HI4 / CA-HI1 / CA-HI2 / DV-HI1 / DV-HI2 / DV-HI3 / DV-HI4 / DV-HI5 / IS-HI1 / IS-HI2 / MF-HI1 / MF-HI2 / QU-HI1 / QU-HI2 / VA-HI1 / VA-HI2
    semiperm nacar -> NA / NA-SG1 / NA-SG2 / NA-SG3 / CB-MANICURE / CB-GUAYABA
    retoke de raiz -> TS-RA1 / OL-RA1 / NT-RA1 / AR-RA1 / DP-RA1 / MA-RA1 / TA-RA1 / TI-RA1
    tinte keratina nativa 90 ml -> NT-TP1
  `,
  questions: `
    algo para quitar lo amarillo del pelo mono -> AR-MT1 / AR-MT2 / CB-RUBIO / DP-MT1 / DP-MT2 / DP-MT3 / MA-MT1 / MA-MT2 / NT-MT1 / NT-MT2 / OL-MMR / OL-MT1 / OL-MT2 / OL-MT3 / SC-CHV / TA-MT1 / TA-MT2 / TI-MT1 / TI-MT2 / TI-MT3 / TI-MT4 / TS-MT1 / TS-MT2 / TS-MT3 / TS-MT4
    algo pa que me salga la barba -> CU-BB2 / CU-BB3 / GU-BB3 / TR-BB1 / YA-BB1
    champu sin sal para despues de la keratina -> AR-CH1 / CA-CH4 / MA-CH3 / MA-CH4 / MF-CH4 / SC-CH8 / SC-CHN / TR-CH1 / TS-CH9
    pelo quemado por la plancha y el decolorante -> AL-AO3 / AL-KE1 / AL-KE2 / AL-MS1 / AL-MS2 / AL-MS3 / AR-AO2 / AR-CH4 / AR-MS1 / AR-MS2 / AR-MS3 / AR-TC1 / BR-KE2 / BR-MS1 / BR-MS2 / BR-MS3 / BR-TC3 / CA-KE2 / CA-MS1 / CA-MS2 / CA-MS3 / CA-TC2 / ES-MS1 / ES-MS2 / ES-MS3 / GU-KE1 / GU-MS1 / GU-MS2 / GU-MS3 / IS-AO1 / IS-CH1 / IS-MS1 / IS-MS2 / IS-MS3 / IS-TC3 / MA-AO3 / MA-CH2 / MA-CH4 / MA-KE1 / MA-KE3 / MA-MS1 / MA-MS2 / MA-MS3 / MA-MS4 / MA-TC1 / MF-CH4 / MF-MS1 / MF-MS2 / MF-MS3 / MF-TC2 / NT-KE1 / NT-MS1 / NT-MS2 / NT-MS3 / OL-AO1 / OL-CH1 / OL-KE1 / OL-MAR / OL-MS1 / OL-MS2 / OL-MS3 / OL-MS4 / OL-MS5 / OL-TC3 / RR-AO4 / RR-CH6 / RR-KE2 / RR-MS1 / RR-MS2 / RR-MS3 / RR-MS4 / RR-MS5 / RR-TC1 / RR-TC3 / SC-AO4 / SC-CH3 / SC-KE2 / SC-MS1 / SC-MS2 / SC-MS3 / SC-MS4 / SC-MS5 / SC-MS6 / SC-TC2 / SC-TC3 / TR-AO2 / TR-KE1 / TR-MS1 / TR-MS2 / TR-MS3 / TR-MS4 / TR-TC2 / TR-TC3 / TS-AO5 / TS-CH10 / TS-CH9 / TS-KE3 / TS-MS1 / TS-MS2 / TS-MS3 / TS-MS4 / TS-MS5 / TS-MS6 / TS-TC3 / TS-TC4
    cual shampoo me recomienda para que no se baje el color del tinte -> AL-CH2 / AR-PC1 / BR-CH3 / DP-PC1 / GU-MS2 / IS-AO2 / MA-AO1 / MA-CH5 / MA-MS4 / MA-PC1 / MA-PC2 / NT-PC2 / OL-AO5 / OL-PC1 / RR-AO3 / RR-MS1 / SC-AO5 / SC-CH7 / TA-PC1 / TI-PC2 / TR-MS4 / TS-MS6 / TS-PC1
    qué me recomienda para que no se me levante el esmalte en gel -> CD-BA1 / CD-BA3 / CD-BA4 / DP-BA2 / DP-BA3 / NA-BA1 / NA-BA4 / NA-BA5 / NA-BA6 / NA-BAS / PU-BA2 / PU-BA4 / PU-BA5 / ZA-BA2 / ZA-BA3
    capa para peluquear -> BC-CC1 / HE-CC4
    paletica de sombras para los ojos -> BC-PS1 / BC-PS2 / BC-PS3 / CD-PS1 / CD-PS2 / LU-PS1 / LU-PS2 / LU-PS3 / LU-PS4 / LU-PSA / VA-PS1 / ZA-PS1 / ZA-PS2
    laca bien fuerte para peinado de quinceañera -> BR-LC1 / CU-LC4 / CU-LFF / ES-LC2 / HE-LC3 / SC-LC3 / TA-LC1
    chontaduro pal cabello -> IS-MS2 / MA-MS1 / NT-MS3 / OL-MS4 / RR-MS5 / SC-MS3 / TS-MS4
    quitar el gel de las uñas -> CD-RE1 / CD-RE2 / DP-RE1 / DP-RE2 / NA-LA2 / NA-RE1 / NA-RE2 / NA-RE3 / PU-RE1 / PU-RE2 / PU-RE3 / ZA-LA1 / ZA-RE1 / ZA-RE2
    llanta trasera para moto boxer ->
    agua oxigenada en crema de 20 -> DP-OX3 / NT-OX1 / OX-20 / TA-OX1 / TI-OX2
    aceitico para la barba reseca -> CU-ABA / CU-BB4 / CU-BB5 / CU-BB6 / GU-BB1 / QU-BB2 / TR-BB2 / YA-BB3
    se me quedo naranja el pelo despues de decolorar que le echo -> AR-MT1 / AR-MT2 / CB-RUBIO / DP-MT1 / DP-MT2 / DP-MT3 / MA-MT1 / MA-MT2 / NT-MT1 / NT-MT2 / OL-MMR / OL-MT1 / OL-MT2 / OL-MT3 / SC-CHV / TA-MT1 / TA-MT2 / TI-MT1 / TI-MT2 / TI-MT3 / TI-MT4 / TS-MT1 / TS-MT2 / TS-MT3 / TS-MT4
    polvo decolorante pa hacer mechas -> AR-DE1 / DP-DE1 / DP-DE2 / MA-DE1 / NT-DE1 / OL-DE1 / TA-DE1 / TA-DE2 / TI-DE1 / TI-DE2 / TS-DE2 / TS-DE4 / TS-PDA
    oxidante de 30 por litro -> DP-OX1 / OL-OX2
    tinte que no tenga amoniaco pa una clienta alergica -> AR-SA1 / DP-SA1 / MA-SA1 / NT-KIT / NT-SA1 / OL-TSA / TA-SA1 / TI-SA1 / TI-SA2 / TS-SA1 / TS-SA2
    lamparita para secar el semi -> CD-LA1 / CD-LA2 / DP-LA1 / DP-LA2 / NA-LA1 / NA-LA3 / NA-LA4 / PU-LA1 / PU-LA2 / PU-LA3 / ZA-LA2
    algo para el paño de la cara -> AS-SR1 / AS-SR4 / BT-HI3 / BT-SR1 / BT-SR2 / BT-SVC / CA-HI1 / DV-HI2 / DV-SR2 / DV-SR6 / IS-HI2 / NA-HI3 / NA-SR5 / QU-SR2 / QU-SR3 / VA-SR2
    plancha pal pelo -> BC-PL3 / HE-PL2 / HE-PL4 / PU-PL2
    esmalte normalito que seque rapido -> CD-EM1 / DP-EM1 / DP-EM2 / NA-EM1 / NA-EM2 / NA-EM3 / PU-EM1 / PU-EM2 / ZA-EM1 / ZA-EM2
    keratina sin formol -> AL-KE1 / AL-KE2 / AR-KE1 / AR-KE2 / BR-KE1 / BR-KE2 / CA-KE1 / CA-KE2 / ES-KE1 / GU-KE1 / GU-KE2 / IS-KE1 / IS-KE2 / MA-KE1 / MA-KE2 / MA-KE3 / MF-KE1 / MF-KE2 / NT-KE1 / NT-KE2 / OL-KE1 / OL-KE2 / OL-KE3 / OL-KSF / RR-KE1 / RR-KE2 / RR-KE3 / SC-KE1 / SC-KE2 / SC-KE3 / TR-KE1 / TR-KE2 / TS-KE1 / TS-KE2 / TS-KE3 / TS-KE4
    piedra lumbre -> CU-AF4 / YA-AF1
    gel negrito para disimular canas -> BR-GE1 / HE-GE3
    monomero para acrilico -> CD-AN1 / NA-AN3 / PU-AN3 / ZA-AN2
    crema para que el tinte no manche la frente -> DP-PC2 / NT-PC1 / OL-PC2 / TI-PC3 / TS-PC3
    caja pa tinturarse en la casa que traiga todo -> AR-KC1 / CB-CANAS / DP-KC1 / MA-KC1 / NT-KC1 / NT-KIT / OL-KC1 / TA-KC1 / TI-KC1 / TI-KC2 / TS-KC1 / TS-KC2
    como controlo el frizz con esta humedad de barranquilla -> AL-AE1 / AL-AE2 / AL-AE3 / AL-KE1 / AL-KE2 / AR-AE1 / AR-AE2 / AR-AE3 / AR-KE1 / AR-KE2 / BR-AE1 / BR-AE2 / BR-AE3 / BR-KE1 / BR-KE2 / BR-RZ1 / BR-RZ2 / BR-RZ3 / CA-AE1 / CA-AE2 / CA-AE3 / CA-KE1 / CA-KE2 / CB-RIZOS / CU-RZ1 / CU-RZ2 / CU-RZ3 / CU-RZ4 / CU-RZ5 / ES-AE1 / ES-AE2 / ES-KE1 / ES-RZ1 / ES-RZ2 / GU-AE1 / GU-AE2 / GU-AE3 / GU-KE1 / GU-KE2 / HE-RZ1 / HE-RZ2 / HE-RZ3 / HE-RZ4 / IS-AE1 / IS-AE2 / IS-AE3 / IS-KE1 / IS-KE2 / MA-AE1 / MA-AE2 / MA-AE3 / MA-KE1 / MA-KE2 / MA-KE3 / MF-AE1 / MF-AE2 / MF-AE3 / MF-KE1 / MF-KE2 / NT-AE1 / NT-AE2 / NT-AE3 / NT-KE1 / NT-KE2 / OL-AE1 / OL-AE2 / OL-AE3 / OL-AE4 / OL-AE5 / OL-CPT / OL-KE1 / OL-KE2 / OL-KE3 / OL-KSF / OL-RZ1 / OL-RZ2 / OL-RZ3 / RR-AE1 / RR-AE2 / RR-AE3 / RR-AE4 / RR-CRZ / RR-KE1 / RR-KE2 / RR-KE3 / RR-RZ1 / RR-RZ2 / RR-RZ3 / SC-AE1 / SC-AE2 / SC-AE3 / SC-AE4 / SC-AE5 / SC-KE1 / SC-KE2 / SC-KE3 / SC-RZ1 / SC-RZ2 / SC-RZ3 / SC-RZ4 / TA-RZ1 / TA-RZ2 / TA-RZ3 / TR-AE1 / TR-AE2 / TR-AE3 / TR-AE4 / TR-KE1 / TR-KE2 / TS-AE1 / TS-AE2 / TS-AE3 / TS-AE4 / TS-AE5 / TS-KE1 / TS-KE2 / TS-KE3 / TS-KE4
    barbera con cacha de madera -> CU-MQ2 / GU-MQ3 / QU-MQ2 / YA-MQ2
    qué sirve para tapar las canas -> AR-KC1 / AR-RA1 / AR-SA1 / AR-SE1 / AR-TP1 / AR-TV1 / BR-GE1 / CB-ARRANQUE / CB-CANAS / DP-KC1 / DP-RA1 / DP-SA1 / DP-SE1 / DP-TP1 / DP-TP2 / DP-TV1 / HE-GE3 / MA-KC1 / MA-RA1 / MA-SA1 / MA-SE1 / MA-TP1 / MA-TV1 / NT-KC1 / NT-KIT / NT-RA1 / NT-SA1 / NT-SE1 / NT-TP1 / NT-TP2 / NT-TV1 / OL-KC1 / OL-RA1 / OL-SE1 / OL-TP1 / OL-TP2 / OL-TSA / OL-TV1 / OX-20 / TA-KC1 / TA-RA1 / TA-SA1 / TA-SE1 / TA-TP1 / TA-TV1 / TI-KC1 / TI-KC2 / TI-RA1 / TI-SA1 / TI-SA2 / TI-SE1 / TI-SE2 / TI-TP1 / TI-TP2 / TI-TV1 / TS / TS-KC1 / TS-KC2 / TS-RA1 / TS-SA1 / TS-SA2 / TS-SE1 / TS-SE2 / TS-TP1 / TS-TP2 / TS-TP3 / TS-TV1
    maquina para motilar -> CU-MQ1 / CU-MQ3 / CU-MQ4 / GU-MQ2 / QU-MQ1 / TR-MQ1 / TR-MQ3 / YA-MQ1 / YA-MQ3
    peroxido 40 vol porfa -> DP-OX2 / MA-OX2 / TA-OX2 / TI-OX3 / TS-OX2
    uñas quebradizas que se parten -> CD-TU2 / DP-TU2 / NA-BA6 / NA-TU1 / NA-TU4 / PU-TU2 / ZA-TU1
    tienen botox capilar en tarro? -> BR-MS3 / ES-MS3 / MA-MS3 / OL-MS3 / RR-MS2 / SC-MS5 / TR-MS2
    esponjita para la base -> BC-BP1 / HE-BP3 / PU-BP3
    arrugas en la cara -> AS-HI2 / AS-HI3 / BT-HI1 / BT-HI2 / BT-MF2 / BT-SR3 / BT-SR7 / CA-HI2 / CA-SR2 / DV-HI1 / DV-HI3 / DV-SR1 / DV-SR4 / IS-HI1 / MF-HI1 / MF-MF1 / MF-SR2 / MF-SR3 / NA-HI4 / NA-HI5 / NA-MF1 / NA-SR2 / QU-HI1 / QU-HI2 / QU-MF2 / QU-SR1 / VA-HI1
    shampoo sin sulfatos metodo curly -> CB-RIZOS / RR-CHD
    algo para desenredar el pelo de la niña -> AL-AO1 / AL-AO2 / AL-AO3 / AR-AO1 / AR-AO2 / AR-AO3 / BR-AO1 / BR-AO2 / BR-AO3 / CA-AO1 / CA-AO2 / CA-AO3 / CU-PR4 / ES-AO1 / ES-AO2 / ES-PR2 / GU-AO1 / GU-AO2 / GU-AO3 / HE-PE4 / IS-AO1 / IS-AO2 / IS-AO3 / MA-AO1 / MA-AO2 / MA-AO3 / MF-AO1 / MF-AO2 / MF-AO3 / NT-AO1 / NT-AO2 / NT-AO3 / OL-AO1 / OL-AO2 / OL-AO3 / OL-AO4 / OL-AO5 / RR-ACH / RR-AO1 / RR-AO2 / RR-AO3 / RR-AO4 / SC-AO1 / SC-AO2 / SC-AO3 / SC-AO4 / SC-AO5 / SC-BPT / SC-PR2 / TR-AO1 / TR-AO2 / TR-AO3 / TR-AO4 / TS-AO1 / TS-AO2 / TS-AO3 / TS-AO4 / TS-AO5 / YA-PE3
    gelatina de linasa -> BR-RZ2 / CU-RZ3 / ES-RZ2 / HE-RZ3 / SC-RZ3 / TA-RZ1
    tinte para cejas -> BC-CJ1 / BC-CJ2 / CD-CJ2 / LU-CJ2 / LU-CJ3 / VA-CJ1 / ZA-CJ1 / ZA-CJ2
    necesito surtir mi barbería, tienen algún combo -> CB-BARBERIA
    protector de calor para antes de planchar -> AL-TC1 / BR-PR1 / BR-PR2 / BR-TC2 / CA-TC3 / CU-PR1 / CU-PR2 / CU-PR3 / CU-PR4 / ES-PR1 / ES-PR2 / HE-PR1 / HE-PR2 / HE-PR3 / MF-TC1 / NT-TC1 / OL-CPT / OL-PR1 / OL-PR2 / OL-TC1 / RR-PR1 / RR-PR2 / RR-PR3 / SC-BPT / SC-PR1 / SC-PR2 / SC-PR3 / SC-TC4 / TA-PR1 / TA-PR2 / TS-TC6
    arroz diana por arroba ->
    brillito para los labios -> BC-LL1 / CB-LABIOS / CD-LL2 / LU-BLH / LU-LL1 / VA-LL1
    acetaminofen para el dolor de cabeza ->
    shampoo morado para monas -> AR-MT2 / CB-RUBIO / DP-MT2 / SC-CHV / TI-MT3 / TS-MT3
    quiero pintarme el pelo de fucsia, qué tienen? -> AR-FA1 / DP-FA1 / MA-FA1 / NT-FA1 / OL-FA1 / OL-FA2 / TA-FA1 / TI-FA1 / TI-FA2 / TS-FA1 / TS-FA2 / TS-FAN
    pincel finito para hacer líneas en las uñas -> PU-BP2 / YA-BP1
    tapar la raiz blanca entre tinte y tinte -> AR-RA1 / DP-RA1 / MA-RA1 / NT-RA1 / OL-RA1 / TA-RA1 / TI-RA1 / TS-RA1
  `,
  slang: `
    qué me sirve pa tapar bien las canas rebeldes -> TS / NT-KIT / OL-TSA / CB-ARRANQUE / CB-CANAS / TS-TP1 / TS-TP2 / TS-TP3 / TS-TV1 / TS-SA1 / TS-SA2 / TS-RA1 / TS-KC1 / TS-KC2 / OL-TP1 / OL-TP2 / OL-TV1 / OL-RA1 / OL-KC1 / NT-TP1 / NT-TP2 / NT-TV1 / NT-SA1 / NT-RA1 / NT-KC1 / AR-TP1 / AR-TV1 / AR-SA1 / AR-RA1 / AR-KC1 / DP-TP1 / DP-TP2 / DP-TV1 / DP-SA1 / DP-RA1 / DP-KC1 / MA-TP1 / MA-TV1 / MA-SA1 / MA-RA1 / MA-KC1 / TA-TP1 / TA-TV1 / TA-SA1 / TA-RA1 / TA-KC1 / TI-TP1 / TI-TP2 / TI-TV1 / TI-SA1 / TI-SA2 / TI-RA1 / TI-KC1 / TI-KC2
    cera pa peinar mate que no brille, de la cumbre -> CU-CMM / CU-CE5
    para una clienta con el pelo quemado de tanta decoloración -> OL-MAR / TS-MS1 / TS-MS2 / TS-MS3 / TS-MS4 / TS-MS5 / TS-MS6 / OL-MS1 / OL-MS2 / OL-MS3 / OL-MS4 / OL-MS5 / SC-MS1 / SC-MS2 / SC-MS3 / SC-MS4 / SC-MS5 / SC-MS6 / RR-MS1 / RR-MS2 / RR-MS3 / RR-MS4 / RR-MS5 / NT-MS1 / NT-MS2 / NT-MS3 / AL-MS1 / AL-MS2 / AL-MS3 / AR-MS1 / AR-MS2 / AR-MS3 / BR-MS1 / BR-MS2 / BR-MS3 / CA-MS1 / CA-MS2 / CA-MS3 / ES-MS1 / ES-MS2 / ES-MS3 / GU-MS1 / GU-MS2 / GU-MS3 / IS-MS1 / IS-MS2 / IS-MS3 / MA-MS1 / MA-MS2 / MA-MS3 / MA-MS4 / MF-MS1 / MF-MS2 / MF-MS3 / TR-MS1 / TR-MS2 / TR-MS3 / TR-MS4 / TS-TC3 / TS-TC4 / OL-TC3 / SC-TC2 / SC-TC3 / RR-TC1 / RR-TC3 / AR-TC1 / BR-TC3 / CA-TC2 / IS-TC3 / MA-TC1 / MF-TC2 / TR-TC2 / TR-TC3 / TS-CH9 / TS-AO5 / OL-AO1 / SC-AO4 / RR-AO4 / AL-AO3 / AR-AO2 / IS-AO1 / MA-CH4 / MA-AO3 / MF-CH4 / TR-AO2 / CB-RUBIO
    sérum pa ese frizz que da la humedad de Barranquilla -> TS-AE2 / TS-AE5 / OL-AE1 / OL-AE3 / SC-AE3 / SC-AE4 / RR-AE1 / RR-AE3 / NT-AE2 / NT-AE3 / AL-AE1 / AL-AE2 / CA-AE3 / GU-AE3 / IS-AE3 / MA-AE3 / TR-AE1 / TR-AE2 / TS-AE1 / TS-AE3 / TS-AE4 / OL-AE2 / OL-AE4 / OL-AE5 / SC-AE1 / SC-AE2 / SC-AE5 / RR-AE2 / RR-AE4 / NT-AE1 / AL-AE3 / AR-AE1 / AR-AE2 / AR-AE3 / BR-AE1 / BR-AE2 / BR-AE3 / CA-AE1 / CA-AE2 / ES-AE1 / ES-AE2 / GU-AE1 / GU-AE2 / IS-AE1 / IS-AE2 / MA-AE1 / MA-AE2 / MF-AE1 / MF-AE2 / MF-AE3 / TR-AE3 / TR-AE4 / OL-CPT
    las tintas andinas oxidante de diez -> TI-OX1
    algo pa taparle las ojeras a una novia trasnochada -> LU-CO1 / LU-CO2 / BC-CO1 / BC-CO2 / CD-CO1 / VA-CO1 / ZA-CO1
    polvo pa dipping -> NA-AC2 / CD-AC1 / PU-AC2 / ZA-AC1
    algo pa los talones resecos y partidos -> BT-EXP / NA-CP4 / NA-CP5 / BT-CP3 / BT-CP7 / AS-CP1 / DV-CP3 / DV-CP6 / IS-CP2 / MF-CP2
    nativa la manzanilla pa aclarar el monito -> NT-CH2
    algo pal calor de la plancha y que no se queme el cabello -> OL-CPT / SC-BPT / OL-PR1 / OL-PR2 / SC-PR1 / SC-PR2 / SC-PR3 / CU-PR1 / CU-PR2 / CU-PR3 / CU-PR4 / RR-PR1 / RR-PR2 / RR-PR3 / BR-PR1 / BR-PR2 / ES-PR1 / ES-PR2 / HE-PR1 / HE-PR2 / HE-PR3 / TA-PR1 / TA-PR2 / TS-TC6 / OL-TC1 / SC-TC4 / NT-TC1 / AL-TC1 / BR-TC2 / CA-TC3 / MF-TC1
    quita esmalte sin acetona en garrafa grande -> CD-RE2 / DP-RE1 / PU-RE1 / ZA-RE2
    llantas pa moto rin 17 quién vende ->
    un aerosol que tape la raíz mientras le toca la tintura -> TS-RA1 / OL-RA1 / NT-RA1 / AR-RA1 / DP-RA1 / MA-RA1 / TA-RA1 / TI-RA1
    espumita pa rasurar el bigote y la barba -> CU-AF5 / CU-AF6 / GU-AF1 / TR-AF1 / TR-AF2
    un tinte que no traiga amoniaco porque a la clienta le arde el cuero -> OL-TSA / TS-SA1 / TS-SA2 / NT-SA1 / AR-SA1 / DP-SA1 / MA-SA1 / TA-SA1 / TI-SA1 / TI-SA2 / NT-KIT
    ampolletas pa que no se dañe el cabello cuando se decolora -> TS-PC1 / TS-PC2 / OL-PC1 / NT-PC2 / AR-PC1 / DP-PC1 / MA-PC2 / TA-PC1 / TA-PC2 / TI-PC1 / TS-TC3 / SC-TC3 / RR-TC1 / CA-TC2 / MF-TC2 / TR-TC2
    cremita pa ponerle alrededor de la frente y que no se manche con el tinte -> TS-PC3 / OL-PC2 / NT-PC1 / DP-PC2 / TI-PC3
    a la clienta le quedó anaranjado el pelo qué le echo -> TS-MT1 / TS-MT2 / TS-MT3 / TS-MT4 / OL-MT1 / OL-MT2 / OL-MT3 / NT-MT1 / NT-MT2 / AR-MT1 / AR-MT2 / DP-MT1 / DP-MT2 / DP-MT3 / MA-MT1 / MA-MT2 / TA-MT1 / TA-MT2 / TI-MT1 / TI-MT2 / TI-MT3 / TI-MT4 / CB-RUBIO
    esmalte con escarcha pa diciembre -> DP-EM2 / PU-EM2
    guantes que no sean de látex porque soy alérgica, talla eme -> BC-GN2 / HE-GN1 / HE-GN4 / PU-GN3 / YA-GN2
    con qué le quito el maquillaje a las modelos sin restregarles los ojos -> NA-LM3 / NA-LM6 / BT-LM3 / BT-LM4 / BT-LM6 / AL-LM2 / AS-LM2 / AS-LM3 / CA-LM1 / CA-LM3 / DV-LM2 / DV-LM4 / DV-LM5 / IS-LM2 / IS-LM3 / MF-LM1 / MF-LM3 / LU-FJ1 / BC-FJ1 / CD-FJ3
    pa que no se le levante el esmalte a la clienta que suda mucho las manos -> NA-BAS / NA-BA1 / NA-BA4 / NA-BA5 / CD-BA1 / CD-BA3 / CD-BA4 / DP-BA2 / DP-BA3 / PU-BA2 / PU-BA4 / PU-BA5 / ZA-BA2 / ZA-BA3
    botox pal pelo -> OL-MS3 / SC-MS5 / RR-MS2 / BR-MS3 / ES-MS3 / MA-MS3 / TR-MS2
    una lámpara pequeñita recargable pa atender a domicilio -> NA-LA4 / CD-LA1 / DP-LA1 / PU-LA1 / ZA-LA2
    qué hay pa que no pique la barba -> CU-ABA / CU-BB1 / CU-BB2 / CU-BB3 / CU-BB4 / CU-BB5 / CU-BB6 / GU-BB1 / GU-BB2 / GU-BB3 / QU-BB1 / QU-BB2 / TR-BB1 / TR-BB2 / YA-BB1 / YA-BB2 / YA-BB3
    labial que no se corra cuando uno come -> LU-LBC / LU-LB2 / LU-LL2 / LU-LL3 / BC-LL2 / CD-LL1 / VA-LB1 / ZA-LB1 / ZA-LL1 / ZA-LL2 / LU-LL1 / BC-LL1 / CD-LL2 / VA-LL1
    arayan tintes -> AR-TP1 / AR-TV1 / AR-SA1 / AR-SE1 / AR-FA1 / AR-RA1 / AR-KC1
    pa pintarse el pelo de azul o fucsia, de esos locos pa las peladas -> TS-FAN / TS-FA1 / TS-FA2 / OL-FA1 / OL-FA2 / NT-FA1 / AR-FA1 / DP-FA1 / MA-FA1 / TA-FA1 / TI-FA1 / TI-FA2
    pa hacer trenzas pegadas, una mantequilla que ayude -> CU-RZ5
    cuchilla de recambio marca guadual -> GU-MQ1
    revelador de 30 en litro tienen? -> OL-OX2 / DP-OX1
    patilleras pa los acabados y las líneas -> CU-MQ1 / CU-MQ4 / GU-MQ2 / QU-MQ1 / TR-MQ1 / TR-MQ3 / YA-MQ3
    cajita completa pa que la clienta se tinture en la casa, la que ya trae guantes y todo -> NT-KIT / CB-CANAS / TS-KC1 / TS-KC2 / OL-KC1 / NT-KC1 / AR-KC1 / DP-KC1 / MA-KC1 / TA-KC1 / TI-KC1 / TI-KC2
    aceitico pa los cueritos de las uñas -> NA-TU3 / ZA-TU2
    rinse que desenrede el pelo enredado de las niñas -> RR-ACH / TS-AO1 / TS-AO2 / TS-AO3 / TS-AO4 / TS-AO5 / OL-AO1 / OL-AO2 / OL-AO3 / OL-AO4 / OL-AO5 / SC-AO1 / SC-AO2 / SC-AO3 / SC-AO4 / SC-AO5 / RR-AO1 / RR-AO2 / RR-AO3 / RR-AO4 / NT-AO1 / NT-AO2 / NT-AO3 / AL-AO1 / AL-AO2 / AL-AO3 / AR-AO1 / AR-AO2 / AR-AO3 / BR-AO1 / BR-AO2 / BR-AO3 / CA-AO1 / CA-AO2 / CA-AO3 / ES-AO1 / ES-AO2 / GU-AO1 / GU-AO2 / GU-AO3 / IS-AO1 / IS-AO2 / IS-AO3 / MA-AO1 / MA-AO2 / MA-AO3 / MF-AO1 / MF-AO2 / MF-AO3 / TR-AO1 / TR-AO2 / TR-AO3 / TR-AO4 / SC-PR2 / CU-PR4 / ES-PR2
    gel reductor pa masajes de abdomen frío caliente -> NA-CP2 / BT-CP5 / AS-CP5 / DV-CP5 / IS-CP1 / QU-CP2 / VA-CP2
    tenaza pa hacer crespos -> BC-PL1 / HE-PL1 / YA-PL1
    fijador en spray pa moños de quince y grados que aguante toda la noche -> CU-LFF / OL-LC2 / SC-LC2 / SC-LC3 / CU-LC1 / CU-LC4 / BR-LC1 / BR-LC2 / ES-LC2 / HE-LC2 / HE-LC3 / TA-LC1 / TA-LC2
    la piedra esa pa parar la sangre cuando uno se corta afeitando -> CU-AF4 / YA-AF1
    gomina que pare bien el pelo, de la que no deja blanco -> OL-GE1 / OL-GE2 / SC-GE1 / SC-GE2 / CU-GE1 / CU-GE2 / CU-GE3 / RR-GE1 / RR-GE2 / BR-GE1 / BR-GE2 / ES-GE1 / HE-GE1 / HE-GE2 / HE-GE3 / TA-GE1 / TA-GE2
    cera de miel pa depilar bozo y piernas -> BT-CP1 / AL-CP2 / AS-CP4 / CA-CP1 / DV-CP4 / MF-CP3 / VA-CP1
    monomero pa las acrílicas marca Nacar -> NA-AN3
    pal pelo grasoso que se ensucia al otro día -> TS-CH7 / AR-CH5 / BR-CH2 / CA-CH1 / ES-CH3 / IS-CH4 / TR-CH7 / TS-CH4 / OL-CH4 / SC-CH9 / RR-CH1 / NT-CH4 / AL-CH1 / BR-CH4 / ES-CH4 / GU-CH3 / MF-CH3 / TR-CH2 / OL-LC1 / SC-LC1 / CU-LC2 / RR-LC1 / ES-LC1 / HE-LC4
    una estufa de gas de cuatro puestos ->
    bloqueador pa niños de piscina -> NA-SO3 / BT-SO3 / AL-SO2 / AS-SO3 / DV-SO2
    papas criollas y panela por bulto ->
    tinta del sur la crema de los 86 tonos -> TS / CB-ARRANQUE / TS-TP1 / TS-TP2 / TS-TP3 / TS-TV1 / TS-SE1 / TS-SE2
    dalia pro la coloración profesional -> DP-TP1 / DP-TP2 / DP-TV1 / DP-SA1 / DP-SE1
    una base pa piel grasa que no brille en clima caliente -> LU-BS1 / BC-BS2 / CD-BS2 / ZA-BS1
    polvito azul pa decolorar sin que quede naranja -> TS-PDA / AR-DE1 / DP-DE1 / TI-DE2
  `,
} as const;
