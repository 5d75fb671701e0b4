import { expect, test } from 'vitest';
import { readSellerTask } from './sellers-arguments.ts';

const ana = ['Ana@Tienda.co', '+57 310 555 01 42', 'V-07', ' Ana ', 'Ríos Mesa'];

test.each<[string[], ReturnType<typeof readSellerTask>]>([
  [['list'], { do: 'list' }],
  [
    ['add', ...ana],
    {
      do: 'add',
      seller: { email: 'ana@tienda.co', phoneE164: '+573105550142', code: 'V-07', name: 'Ana', lastName: 'Ríos Mesa' },
    },
  ],
  [['assign', 'Ana@tienda.co', '900.123.456-7'], { do: 'assign', email: 'ana@tienda.co', customer: '900.123.456-7' }],
  [['quota', 'Ana@tienda.co', '12.000.000'], { do: 'quota', email: 'ana@tienda.co', pesos: 12_000_000 }],
  [['quota', 'ana@tienda.co', '0'], { do: 'quota', email: 'ana@tienda.co', pesos: null }],
  [['hand-over', 'Ana@tienda.co', 'luz@tienda.co'], { do: 'hand over', from: 'ana@tienda.co', to: 'luz@tienda.co' }],
])('%j is parsed', (typed, task) => expect(readSellerTask(typed)).toEqual(task));

test.each<[string[], string]>([
  [[], 'Uso: npm run sellers'],
  [['list', 'todo'], 'Uso: npm run sellers'],
  [['add', ...ana.slice(0, 4)], 'Uso: npm run sellers'],
  [['add', ...ana, 'más'], 'Uso: npm run sellers'],
  [['add', 'ana', ...ana.slice(1)], '«ana» no es un correo.'],
  [['add', 'ana@tienda.co', '6013456789', ...ana.slice(2)], '«6013456789» no es un celular.'],
  [['add', 'ana@tienda.co', '3105550142', 'V 07', 'Ana', 'Ríos'], '«V 07» no sirve de código'],
  [['add', 'ana@tienda.co', '3105550142', 'V-07', 'A'.repeat(81), 'Ríos'], '80 caracteres o menos'],
  [['assign', 'ana@tienda.co', ' '], 'Uso: npm run sellers'],
  [['quota', 'ana@tienda.co'], 'Uso: npm run sellers'],
  [['quota', 'ana@tienda.co', '-5'], '«-5» no es una meta en pesos'],
  [['quota', 'ana@tienda.co', '900.000.000.000'], '«900.000.000.000» no es una meta en pesos'],
  [['hand-over', 'ana@tienda.co', 'ANA@tienda.co'], 'Es la misma persona.'],
])('%j is refused with one sentence', (typed, sentence) => expect(() => readSellerTask(typed)).toThrow(sentence));
