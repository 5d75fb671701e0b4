import { parseHex } from './colour.ts';
import { pick } from './hash.ts';
import { paletteOf, type Palette } from './palettes.ts';
import type { ArtSpec, DrawnForm } from './spec.ts';

/** Imported data of a product without a picture. */
export type UnknownProduct = {
  manufacturerName: string;
  categoryName?: string | undefined;
  productName: string;
  /** The shade of this version, `#rrggbb`. */
  shadeHex?: string | null | undefined;
};

/**
 * Trade words in Spanish and English, without accents, and the form of pack they mean. The first match wins, so the
 * narrower word comes first: an `oxidante en crema` is no cream, a `mascara de pestanas` no hair mask, a `base para
 * unas` no foundation.
 */
const packs: readonly (readonly [RegExp, DrawnForm])[] = [
  [/oxidante|oxigenad|peroxid|revelador|developer|\d+ ?vol(umenes)?\b/, 'oxidante'],
  [/decolorante|bleach|blanqueador|sachet|\bsobres?\b/, 'sobre'],
  [/brocha|pincel|brush|esponja|sponge|aplicador|peine|cepillo|comb\b/, 'brocha'],
  [/pestan|rimel|mascara(?! (capilar|para cabello|facial))|lash|delineador|eyeliner|liner|cejas|brow/, 'rimel'],
  [/esmalte|semipermanente|unas?\b|nail|polish|top coat|base coat|acrilic|polygel/, 'esmalte'],
  [/brillo|gloss|labial liquido|liquid lip|tinta labial|lip tint|corrector|concealer/, 'gloss'],
  [/labial|labios|lipstick|\blip\b|balsamo labial/, 'labial'],
  [/paleta|sombras?\b|eyeshadow|palette/, 'paleta'],
  [
    /\bbase\b|foundation|maquillaje liquido|serum|ampolla|aceite|\boil\b|gotas|drops|retinol|hialuron|vitamina c/,
    'gotero',
  ],
  [/polvo compacto|polvos?\b|compacto|powder|rubor|blush|iluminador|highlighter|bronce|contorno|contour/, 'compacto'],
  [/caja de tinte|kit de color|coloracion en caja|box dye/, 'cajatinte'],
  [/tinte|tintura|coloracion|hair colou?r|\bdye\b|matizante en tubo/, 'tubotinte'],
  [/laca|aerosol|mousse|espuma|hairspray|seco\b|dry shampoo/, 'aerosol'],
  [/spray|bruma|mist|locion|tonico|termoprotector|protector termico|agua de|splash|desinfect/, 'spray'],
  [/acondicionador|conditioner|enjuague|balsamo/, 'acondicionador'],
  [/champu|shampoo|shampu|keratina|alisad|gel de ducha|jabon|body wash|removedor|acetona/, 'champu'],
  [/mascarilla|mascara|tratamiento|hair mask|treatment|manteca|exfoliante|scrub/, 'tarro'],
  [/\bcera\b|pomada|gel\b|wax|pomade|arcilla|clay/, 'pote'],
  [/crema|cream|locion corporal|protector solar|bloqueador|sunscreen|peinar|manos/, 'crema'],
];

const usual: readonly [DrawnForm, ...DrawnForm[]] = ['champu', 'crema', 'tarro', 'bomba'];

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

const packIn = (text: string): DrawnForm | undefined => packs.find(([words]) => words.test(plain(text)))?.[1];

const contentIn = /(\d+(?:[.,]\d+)*) ?(ml|lts?|litros?|l|grs?|g|kg|oz)\b/i;

function content(name: string): { text: string; isLitre: boolean } | undefined {
  const [, amount, unit] = contentIn.exec(name) ?? [];
  if (!amount || !unit) return undefined;
  const value = Number(amount.replace(/[.,](?=\d{3}\b)/g, '').replace(',', '.'));
  const isLitre = /^l/i.test(unit) || (/^ml$/i.test(unit) && value >= 700);
  return {
    text: `${amount} ${unit
      .toLowerCase()
      .replace(/^grs?$/, 'g')
      .replace(/^l(ts?|itros?)?$/, 'L')}`,
    isLitre,
  };
}

const codeIn = /(?:^|\s)(\d{1,2}[.,/-]\d{1,3}|\d{1,2}[A-Z]{1,2})(?=\s|$)/;

const strengthIn = /\d+ ?vol/i;

/** Natural-looking shades of hair and lips, for products without a known shade. */
const hairShades: readonly [string, ...string[]] = [
  '#2b1d1a',
  '#4a2f24',
  '#6b4229',
  '#94795c',
  '#b98f5e',
  '#7d2b2b',
  '#8a4a2f',
];
const lipShades: readonly [string, ...string[]] = ['#a8323e', '#c2566a', '#b0604f', '#7c2b3a', '#d06a72', '#9a4a3f'];
const nailShades: readonly [string, ...string[]] = ['#b8203f', '#e3a5a0', '#6c2742', '#d9603f', '#3c4a7a', '#c98aa6'];

/** Applies the brand's colours to the pack, as such packs usually have them. */
function dress(form: DrawnForm, colours: Palette, shade: string | undefined, name: string): Partial<ArtSpec> {
  const { body, cap, paper, accent, metalCap } = colours;
  const common = { body, cap, paper, metalCap };
  switch (form) {
    case 'esmalte':
      return { ...common, shade: shade ?? pick(nailShades, name) };
    case 'gloss':
      return { ...common, shade: shade ?? pick(lipShades, name) };
    case 'tubotinte':
    case 'cajatinte':
      return { ...common, shade: shade ?? pick(hairShades, name) };
    case 'sobre':
    case 'bomba':
    case 'oxidante':
    case 'aerosol':
    case 'pote':
      return { ...common, shade: shade ?? accent };
    case 'labial':
      return { ...common, body: cap, shade: shade ?? pick(lipShades, name) };
    case 'compacto':
      return { ...common, body: cap, shade: shade ?? '#d9ac8a' };
    case 'rimel':
      return { ...common, body: cap, cap };
    case 'brocha':
      return { ...common, body: cap, ...(shade ? { shade } : {}) };
    case 'paleta':
      return { ...common, body: cap, ...(shade ? { shades: [shade] } : {}) };
    case 'gotero':
      return { ...common, body: shade ?? accent };
    case 'champu':
    case 'acondicionador':
    case 'crema':
    case 'spray':
    case 'tarro':
      return { ...common, ...(shade ? { shade } : {}) };
  }
}

/**
 * A plausible picture for a product without one: the form is guessed from the words of its name, then of its category;
 * the colours are its brand's. Always equal for equal words.
 */
export function artForUnknown({ manufacturerName, categoryName = '', productName, shadeHex }: UnknownProduct): ArtSpec {
  const size = content(productName);
  const guess = packIn(productName) ?? packIn(categoryName) ?? pick(usual, productName);
  const form = guess === 'champu' && size?.isLitre ? 'bomba' : guess;
  const shade = parseHex(shadeHex);
  const isDye = form === 'tubotinte' || form === 'cajatinte';
  const code = isDye
    ? codeIn.exec(productName)?.[1]
    : form === 'oxidante'
      ? strengthIn.exec(productName)?.[0]
      : undefined;
  return {
    form,
    ...dress(form, paletteOf(manufacturerName), shade, productName),
    brand: manufacturerName,
    ...(categoryName && categoryName.length <= 26 ? { line: categoryName } : {}),
    ...(size ? { size: size.text } : {}),
    ...(code ? { code } : {}),
  };
}
