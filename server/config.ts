import { randomBytes, randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import * as z from 'zod'
import { parseS3Address, type S3Address, s3AddressForm } from './uploads/storage/s3-address.ts'

const shortestSecret = 32
const shortestToken = 16
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const

const origin = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://www.example.com', abort: true })
  .refine((url) => `${new URL(url).origin}/` === new URL(url).href, 'must be an address without a path or a user')

// A fixed message, so that the error does not show the password.
const smtpAddress = z
  .string()
  .refine(isSmtpAddress, 'must be an address such as smtps://user:password@mail.example.com')

const settings = z
  .object({
    PORT: z
      .string()
      .regex(/^\d+$/, 'must be a number')
      .transform(Number)
      .pipe(z.number().max(65_535, 'must be at most 65535'))
      .default(3000),
    HOST: z.string().default('localhost'),
    SITE_URL: origin.transform((url) => new URL(url).origin).optional(),
    SITE_BRAND: z.string().max(80).default('iLearn'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must begin with postgres://' }).optional(),
    STORAGE_URL: z.string().transform(storageAddress).optional(),
    SMTP_URL: smtpAddress.optional(),
    CONTACT_EMAIL: z.email('must be a mail address').default('info@example.com'),
    ADMIN_EMAIL: z
      .email('must be a mail address')
      .max(254, 'must have at most 254 characters')
      .default('admin@example.com'),
    // Only the length is checked, because the operator chooses it. Other accounts must satisfy all password rules.
    ADMIN_PASSWORD: z
      .string()
      .min(8, 'must have at least 8 characters')
      .max(200, 'must have at most 200 characters')
      .optional(),
    AUTH_SECRET: z.string().min(shortestSecret, `must have ${shortestSecret} characters or more`).optional(),
    API_BASE_URL: z
      .string()
      .refine(isApiBase, 'must be a path or an address, with nothing behind it and no slash at its end')
      .default('/api'),
    SHUTDOWN_DELAY: z
      .string()
      .regex(/^\d+$/, 'must be a number of seconds')
      .transform(Number)
      .pipe(z.number().max(600, 'must be at most 600'))
      .default(0),
    LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
    METRICS_TOKEN: z.string().min(shortestToken, `must have ${shortestToken} characters or more`).optional(),
    TRUST_PROXY: z.string().default('none').transform(proxyAddresses),
  })
  .transform((env) => ({
    port: env.PORT,
    host: env.HOST,
    siteUrl: env.SITE_URL ?? `http://localhost:${env.PORT}`,
    siteBrand: env.SITE_BRAND,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    /** If undefined, uploads are stored in the data folder. */
    storage: env.STORAGE_URL,
    smtpUrl: env.SMTP_URL,
    contactEmail: env.CONTACT_EMAIL,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    authSecret: env.AUTH_SECRET,
    apiBaseUrl: env.API_BASE_URL,
    /** Addresses and ranges of the proxies whose `X-Forwarded-For` header is trusted. */
    trustProxy: env.TRUST_PROXY,
    /** How long /readyz answers 503 before the port closes, in seconds. */
    shutdownDelay: env.SHUTDOWN_DELAY,
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
  }))

export type Config = z.output<typeof settings>

/** The error is one line. An empty variable counts as not set. */
export function readConfig(env: NodeJS.ProcessEnv): { config: Config } | { error: string } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const { data, error } = settings.safeParse(given)
  if (data) return { config: data }
  return { error: error.issues.map(({ path, message }) => `${path.join('.')} ${message}`).join('; ') }
}

/** Parses STORAGE_URL. The error message is fixed, so that it does not show the secret. */
function storageAddress(text: string, context: z.RefinementCtx): S3Address {
  const address = parseS3Address(text)
  if (address) return address
  context.addIssue(`must be ${s3AddressForm}`)
  return z.NEVER
}

/** Refuses what trusts every proxy: visitors could then choose the address for which rate limits count them. */
function proxyAddresses(text: string, context: z.RefinementCtx): string[] {
  if (text.trim() === 'none') return []
  const ranges = text.split(',').map((range) => range.trim())
  if (ranges.every(isRange)) return ranges
  context.addIssue("must be 'none', or addresses and ranges such as 127.0.0.1, ::1, 10.0.0.0/8, separated by commas")
  return z.NEVER
}

function isRange(text: string): boolean {
  const [, address = '', prefix] = /^([^/]+)(?:\/([1-9]\d{0,2}))?$/.exec(text) ?? []
  const version = isIP(address)
  return version > 0 && Number(prefix ?? 1) <= (version === 4 ? 32 : 128)
}

function isApiBase(text: string): boolean {
  const isPath = /^\/(?!\/)/.test(text)
  if (!isPath && !/^https?:\/\//.test(text)) return false
  return URL.canParse(text, 'http://localhost') && /[^/]$/.test(text) && !/[\s?#]/.test(text)
}

function isSmtpAddress(text: string): boolean {
  const url = URL.parse(text)
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname) return false
  try {
    // Without this check, an unescaped '%' would cause an error only when the first mail is sent.
    decodeURIComponent(url.username + url.password)
    return true
  } catch {
    return false
  }
}

/** Returns the secret that signs access tokens: AUTH_SECRET, or one that is generated and stored in the data folder. */
export function authSecret({ authSecret, dataDir }: Pick<Config, 'authSecret' | 'dataDir'>): string {
  if (authSecret) return authSecret
  const file = join(dataDir, 'auth-secret')
  const secret = readSecret(file) ?? makeSecret(file)
  if (secret.length >= shortestSecret) return secret
  throw new Error(
    `${file} must hold ${shortestSecret} characters or more; without the file a new secret is made, and everybody signs in again`,
  )
}

function readSecret(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/** Links a complete file to the final name: no partial secret remains, and concurrent processes use the first one. */
function makeSecret(file: string): string {
  mkdirSync(join(file, '..'), { recursive: true })
  const draft = `${file}-${randomUUID()}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8').trim()
}
