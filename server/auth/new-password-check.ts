import { locales } from '#content/locale.ts'
import { invalid } from '#server/errors.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Passwords } from './passwords.ts'

type Owner = { email: string; name?: string | null | undefined }
type Deps = { passwords: Pick<Passwords, 'hash'>; mailer: Pick<Mailer, 'brand'> }

/** The messages by `reason`, for which the login and edit mode have words of their own (`login.refused`). */
const refusals = {
  common: 'is among the 10,000 most common passwords',
  name: 'may not contain your name or the name of your e-mail address',
  brand: 'may not contain the name of the site',
}

/** A shorter name is part of too many words. One of this length counts as a whole word only: 'Ali' is in 'Quality'. */
const minNameLength = 3

/** Hashes a chosen password. Throws 422 for a common one, and for one with a name of its owner or the brand. */
export function newPasswordCheck({ passwords, mailer }: Deps) {
  return async (password: string, owner: Owner): Promise<string> => {
    const brands = await Promise.all(locales.map((locale) => mailer.brand(locale)))
    const reason = await refusalOf(password, owner, brands)
    if (reason) throw invalid([{ path: 'password', message: refusals[reason], reason }])
    return passwords.hash(password)
  }
}

async function refusalOf(
  password: string,
  { email, name }: Owner,
  brands: string[],
): Promise<keyof typeof refusals | undefined> {
  // The special character that the rule demands is usually added at the end.
  const spellings = [fold(password), fold(password).replace(/[^\p{L}\p{N}]+$/u, '')]
  const common = await commonPasswords()
  if (spellings.some((each) => common.has(each))) return 'common'
  const [account = ''] = email.split('@')
  const names = [account, name ?? ''].flatMap((each) => [each, ...each.split(/[^\p{L}\p{M}\p{N}]+/u)])
  if (containsAny(password, names)) return 'name'
  return containsAny(password, brands) ? 'brand' : undefined
}

const fold = (text: string) => text.normalize('NFKC').toLowerCase()
const lettersOf = (text: string) => fold(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '')

const containsAny = (password: string, names: string[]) =>
  names.map(lettersOf).some((name) => {
    if (name.length > minNameLength) return lettersOf(password).includes(name)
    return name.length === minNameLength && isWordOf(name, fold(password))
  })

/** `word` consists of letters and digits. */
const isWordOf = (word: string, text: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${word}(?![\\p{L}\\p{M}])`, 'u').test(text)

/** The list is sorted, the most common first. Imported on first use only, because it is large. */
async function commonPasswords(): Promise<Set<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, 10_000))
}
