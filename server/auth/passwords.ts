import { randomBytes, randomInt } from 'node:crypto'
import { semaphore } from '#server/load-shedding.ts'

/** Memory in KiB and passes. OWASP recommends argon2id with 19 MiB and 2 passes; only tests use less. */
export type HashingCost = { memoryCost: number; timeCost: number }

const owasp: HashingCost = { memoryCost: 19_456, timeCost: 2 }

export type Passwords = ReturnType<typeof passwordHashing>

export function passwordHashing(cost: HashingCost = owasp) {
  const options = { ...cost, parallelism: 1 }
  const dummyHash = randomHash(options)
  // Limited, because each hash occupies a thread and 19 MiB, and file access and compression need the same threads.
  const withPermit = semaphore({ max: 2, maxWaiting: 100 })

  return {
    hash: (password: string): Promise<string> => withPermit(async () => (await argon2()).hash(password, options)),

    /** Takes the same time without a stored hash, to hide whether an account exists. */
    async matches(stored: string | undefined, password: string): Promise<boolean> {
      const isSame = await withPermit(async () => (await argon2()).verify(stored ?? dummyHash, password))
      return isSame && stored !== undefined
    },
  }
}

/** Imported on first use only, because it loads native code. */
const argon2 = () => import('@node-rs/argon2')

/** Belongs to no password (PHC string format). Verifying against it takes as long as against a stored one. */
function randomHash({ memoryCost, timeCost, parallelism }: HashingCost & { parallelism: number }): string {
  const [salt, key] = [16, 32].map((length) => randomBytes(length).toString('base64').replaceAll('=', ''))
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${salt}$${key}`
}

const alphabets = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789', '!@#$%^*']

/** 20 characters that `newPassword` accepts, without look-alike ones (I, l, 1, O, 0). */
export function randomPassword(): string {
  const all = alphabets.join('')
  const picked = [...alphabets, ...Array.from({ length: 16 }, () => all)].map(pick)
  for (let last = picked.length - 1; last > 0; last--) {
    const other = randomInt(last + 1)
    ;[picked[last], picked[other]] = [picked[other] as string, picked[last] as string]
  }
  return picked.join('')
}

function pick(characters: string): string {
  return characters.charAt(randomInt(characters.length))
}
