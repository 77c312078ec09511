/** The parts of the rule for a new password (specification §5); the schema in api/auth.ts defines the same. */
const parts = {
  Length: (password: string) => password.length >= 8,
  Most: (password: string) => password.length <= 200,
  Upper: (password: string) => /\p{Lu}/u.test(password),
  Lower: (password: string) => /\p{Ll}/u.test(password),
  Number: (password: string) => /\d/.test(password),
  Special: (password: string) => /[!@#$%^*]/.test(password),
}

export type RulePart = keyof typeof parts

/** The parts that a password does not meet, in the order of the hint; empty if it is valid. */
export function unmetPasswordRules(password: string): RulePart[] {
  return (Object.keys(parts) as RulePart[]).filter((part) => !parts[part](password))
}
