/** Grams as a packer types them: "11,8". */
export const kilosOf = (grams: number): string => String(grams / 1_000).replace('.', ',');
