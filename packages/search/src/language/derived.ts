/** Endings of derived words: "matizador", "matizante" and "matizar" share a root, and so do "depilar" and "depilatoria". */
const ending = /(?:[aei](?:nte|dor|dora|tori[oa]|d[oa]|cion|r|tiv[oa]|mient[oa])|aje)$/;
/** Shorter roots begin too many words by chance. */
const LEAST_ROOT = 4;

/** The root of a word without such an ending; undefined when it has none. */
export function rootOf(word: string): string | undefined {
  const root = word.replace(ending, '');
  return root === word || root.length < LEAST_ROOT ? undefined : root;
}

const diminutiveEndings = [/it[oa]$/, /cit[oa]$/, /ecit[oa]$/, /(?<=t)ic[oa]$/];

/** Possible base words of a diminutive in "-ito", "-cito" or "-ico": "polvito" is "polvo". */
export function withoutDiminutive(word: string): string[] {
  const bases = diminutiveEndings.map((end) => word.replace(end, '')).filter((one) => one !== word && one.length > 1);
  const written = bases.flatMap((one) => [
    one,
    one.replace(/qu$/, 'c'),
    one.replace(/c$/, 'z'),
    one.replace(/gu$/, 'g'),
  ]);
  return [...new Set(written.flatMap((one) => [one, `${one}o`, `${one}a`, `${one}e`]))];
}
