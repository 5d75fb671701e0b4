/** Somebody is sent there: nothing but a web page will do. */
export function webAddress(text: string | null | undefined): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
