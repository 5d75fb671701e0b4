declare global {
  interface Window {
    earlyAnswers?: Record<string, Promise<Response | null>>;
  }
}

/** The response to a call that the page made before its code arrived (`app/head/early-session.ts`), once; else null. */
export function takeEarlyAnswer({ url }: Request): Promise<Response | null> | null {
  const early = globalThis.window?.earlyAnswers ?? {};
  const { pathname } = new URL(url);
  const answer = early[pathname];
  delete early[pathname];
  return answer ?? null;
}
