/** The key of a value of the policy among the settings: `policy.return_days` of `returnDays`. */
export const policyKey = (name: string): string =>
  `policy.${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`;
