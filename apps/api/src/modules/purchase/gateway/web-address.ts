/** The address when it is a web page; null otherwise, because browsers are redirected to it. */
export function webAddress(text: string | null | undefined): string | null {
  return text && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) ? text : null;
}
