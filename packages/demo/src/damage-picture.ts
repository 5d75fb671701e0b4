import sharp from 'sharp';

/** A phone's photo of a package that arrived broken: a jar in the colour of its content, in an open carton. */
export function damagePicture(colour: string, nth: number): Promise<Buffer> {
  const turn = [-14, 9, -4, 17][nth % 4] ?? 0;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="360">
    <defs>
      <linearGradient id="box" x2="0" y2="1"><stop stop-color="#c9a679"/><stop offset="1" stop-color="#a98355"/></linearGradient>
      <linearGradient id="glass" x2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset=".5" stop-color="#fff" stop-opacity=".1"/><stop offset="1" stop-opacity=".22"/></linearGradient>
      <radialGradient id="dark"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".45"/></radialGradient>
    </defs>
    <rect width="480" height="360" fill="#8d6a43"/>
    <path d="M26 44L454 22l10 300L16 340Z" fill="url(#box)"/>
    <path d="M26 44L454 22l-30 48L58 86Z" fill="#d9bb92"/><path d="M16 340l42-254" stroke="#8a6740" stroke-width="3"/>
    <path d="M464 322L424 70" stroke="#8a6740" stroke-width="3"/>
    <g transform="translate(236 196) rotate(${turn})">
      <path d="M-120 62c-50 30-20 66 40 60 70 22 150 4 176-16 40-30-10-60-60-54-60-24-120-10-156 10Z" fill="${colour}"/>
      <path d="M-96 78c-20 14 0 26 30 22" stroke="#fff" stroke-opacity=".35" stroke-width="6" fill="none" stroke-linecap="round"/>
      <rect x="-62" y="-72" width="124" height="144" rx="16" fill="${colour}"/>
      <rect x="-62" y="-72" width="124" height="144" rx="16" fill="url(#glass)"/>
      <rect x="-48" y="-22" width="96" height="58" rx="4" fill="#f7f3ea"/><path d="M-34-4H30M-34 10H14" stroke="#6d665a" stroke-width="5"/>
      <path d="M-8-72l10 26-22 20 30 24-12 30 26 22-14 22" fill="none" stroke="#20170f" stroke-opacity=".75" stroke-width="3.5"/>
      <path d="M2-46l34-8M8-4l38 18M10 26l-40 20" stroke="#20170f" stroke-opacity=".6" stroke-width="2.5"/>
      <rect x="-52" y="-118" width="104" height="34" rx="6" fill="#272320" transform="rotate(-19 20 -96)"/>
    </g>
    <rect width="480" height="360" fill="url(#dark)"/>
  </svg>`;
  return sharp(Buffer.from(svg)).webp({ quality: 72, effort: 0 }).toBuffer();
}
