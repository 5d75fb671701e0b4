interface ShadeLine {
  versionName: string | null;
}

/**
 * The names of the shades of one product without their common end: "7.1 Rubio medio", and "90 ml" once as `common`.
 * Shades without a name are omitted.
 */
export function nameShades<L extends ShadeLine>(lines: readonly L[]): { names: Map<L, string>; common: string | null } {
  const endings = new Set(lines.map(({ versionName }) => endOf(versionName)));
  const [ending = null] = endings;
  const common = endings.size === 1 ? ending : null;
  const names = new Map<L, string>();
  for (const line of lines) {
    const { versionName } = line;
    if (versionName) names.set(line, common === null ? versionName : versionName.slice(0, -common.length - 2));
  }
  return { names, common };
}

/** "90 ml" of "7.1 Rubio medio, 90 ml"; null without a comma. */
function endOf(name: string | null): string | null {
  const at = name?.lastIndexOf(', ') ?? -1;
  return at > 0 ? (name?.slice(at + 2) ?? null) : null;
}
