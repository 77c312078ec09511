/** The reasons for which the server refuses a password that satisfies the rule of the schema (api/auth.ts). */
export const passwordRefusals = {
  Common: 'is among the 10,000 most common passwords',
  Name: 'may not contain your name or the name of your e-mail address',
  Brand: 'may not contain the name of the site',
} as const

/** Returns the reason that a response names; undefined if it names none. */
export const passwordRefusalIn = ({ errors = [] }: { errors?: { message: string }[] | undefined }) =>
  (Object.keys(passwordRefusals) as (keyof typeof passwordRefusals)[]).find((reason) =>
    errors.some(({ message }) => message === passwordRefusals[reason]),
  )
