import sharp from 'sharp';

/** What a bank prints on the proof of a transfer. */
export interface ProofFacts {
  amount: string;
  /** "23 nov 2026, 9:43 a. m." */
  at: string;
  reference: string;
  from: string;
  number: string;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const row = (name: string, value: string, y: number): string =>
  `<path d="M44 ${y - 34}H596" stroke="#e4e4e0"/>
   <text x="44" y="${y}" fill="#5b605a">${escaped(name)}</text>
   <text x="596" y="${y}" text-anchor="end" font-weight="600">${escaped(value)}</text>`;

/** The proof that a bank's app shows after a transfer, as a picture of a phone's width. */
export function proofPicture({ amount, at, reference, from, number }: ProofFacts): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="960" font-family="Figtree, Helvetica, Arial, sans-serif" font-size="25" fill="#171a16">
    <rect width="640" height="960" fill="#fff"/><rect width="640" height="296" fill="#fbe17c"/>
    <circle cx="320" cy="92" r="48" fill="#171a16"/><path d="M298 93l16 16 30-32" fill="none" stroke="#fff" stroke-width="5"/>
    <text x="320" y="196" text-anchor="middle" font-size="34" font-weight="700">Transferencia exitosa</text>
    <text x="320" y="238" text-anchor="middle">Comprobante ${escaped(number)}</text>
    <text x="44" y="352" fill="#5b605a">Valor enviado</text>
    <text x="44" y="418" font-size="56" font-weight="700">${escaped(amount)}</text>
    ${row('Fecha', at, 506)}${row('Producto origen', 'Ahorros ··0381', 582)}${row('Enviado a', 'Tonalia S.A.S.', 658)}
    ${row('Cuenta', 'Ahorros ··5512', 734)}${row('Descripción', reference, 810)}${row('De', from, 886)}
  </svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer();
}
