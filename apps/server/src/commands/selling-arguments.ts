import { userInfo } from 'node:os';
import type { SellingState } from '../../../api/src/modules/products/index.ts';
import { flag, parseOptions, text } from '../terminal/parse-options.ts';
import { Stop } from '../terminal/stop.ts';

const USAGE = `Uso: npm run selling -- list [CÓDIGO…] [--brand MARCA]
     npm run selling -- withdraw CÓDIGO… --reason "por qué"
     npm run selling -- draft CÓDIGO… [--reason "por qué"]
     npm run selling -- publish CÓDIGO…

  --brand MARCA   todos los productos de la marca, en lugar de códigos
  --by NOMBRE     quién lo hace (el usuario del sistema)
  --yes           no pregunta cuando son varios`;
const REASON_MAX = 300;

/** The selling states by their Spanish names. */
export const sellingWords: Record<SellingState, string> = {
  draft: 'borrador',
  published: 'publicado',
  withdrawn: 'retirado',
};

const verbs = { publish: 'published', withdraw: 'withdrawn', draft: 'draft' } as const;

/** A task of `npm run selling`. Codes are in capitals. */
export type SellingTask =
  | { do: 'list'; codes: string[]; brand: string | undefined }
  | {
      do: 'set';
      to: SellingState;
      codes: string[];
      brand: string | undefined;
      reason: string | null;
      by: string;
      isSure: boolean;
    };

const options = { brand: text, reason: text, by: text, yes: flag };

/** Parses the command line. Throws Stop with one sentence when it is wrong. */
export function readSellingTask(args: string[]): SellingTask {
  const { values, positionals } = parseOptions(args, options, USAGE);
  const [verb = '', ...typed] = positionals;
  const codes = [...new Set(typed.map((code) => code.trim().toUpperCase()).filter(Boolean))];
  const { brand } = values;
  if (codes.length > 0 && brand !== undefined) throw new Stop('Di los códigos o la marca, no las dos cosas.');
  if (verb === 'list') return { do: 'list', codes, brand };
  if (verb !== 'publish' && verb !== 'withdraw' && verb !== 'draft') throw new Stop(USAGE);
  if (codes.length === 0 && !brand?.trim()) throw new Stop(`Faltan los códigos, o --brand.\n\n${USAGE}`);
  const by = (values.by ?? userInfo().username).trim();
  if (!by) throw new Stop('Falta decir quién lo hace con --by.');
  return {
    do: 'set',
    to: verbs[verb],
    codes,
    brand,
    reason: reasonOf(verb, values.reason),
    by,
    isSure: values.yes ?? false,
  };
}

function reasonOf(verb: keyof typeof verbs, typed: string | undefined): string | null {
  const reason = typed?.trim() ?? '';
  if (verb === 'withdraw' && !reason) throw new Stop('Falta decir por qué se retira: --reason "por qué".');
  if (reason.length > REASON_MAX) throw new Stop(`El motivo va en ${REASON_MAX} caracteres o menos.`);
  return verb === 'publish' || !reason ? null : reason;
}
