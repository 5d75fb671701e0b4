/**
 * The refresh token of the phone app. A browser has none here: there it is an HttpOnly cookie that no script can read.
 * Kept in memory until the phone's own store takes it.
 */
let kept: string | null = null;

export const phoneRefreshToken = (): string | null => kept;

export function keepPhoneRefreshToken(token: string | null): void {
  kept = token;
}
