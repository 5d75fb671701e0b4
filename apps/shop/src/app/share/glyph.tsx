const outlines = {
  check: 'M20 6 9 17l-5-5',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  x: 'M18 6 6 18M6 6l12 12',
  search: 'm21 21-4.3-4.3M11 3a8 8 0 1 0 0 16 8 8 0 0 0 0-16z',
  whatsapp:
    'M3.2 20.8l1.3-4.6A9 9 0 1 1 8 19.6zM8.6 8.2c.3-.6.9-.6 1.2 0l.6 1.3c.1.3 0 .6-.2.9l-.4.5c.6 1.3 1.5 2.2 2.8 2.8l.5-.4c.3-.2.6-.3.9-.2l1.3.6c.6.3.6.9.2 1.3-.5.6-1.2.8-1.9.7-2.7-.5-5.1-2.9-5.6-5.6-.1-.7.1-1.4.6-1.9z',
};

/** An outline of the shared page, which loads no icons of the shop. */
export const Glyph = ({ of }: { of: keyof typeof outlines }) => (
  <svg
    width="20"
    height="20"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={outlines[of]} />
  </svg>
);
