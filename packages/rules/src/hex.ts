/** "#976F45" from "976f45" with or without "#", in any case; null for anything else. */
export function readHex(text: string): string | null {
  const [, digits] = /^#?([0-9a-f]{6})$/i.exec(text.trim()) ?? [];
  return digits === undefined ? null : `#${digits.toUpperCase()}`;
}
