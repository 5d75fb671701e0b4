/** "#976F45" of "976f45" with or without "#", in any case; null for what is not a colour. */
export function readHex(text: string): string | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : `#${digits.toUpperCase()}`;
}
