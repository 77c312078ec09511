import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** Rejects if it was not accepted. */
export type Deliver = (message: SendMailOptions) => Promise<void>

const second = 1_000
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
}
const deliveryTimeout = 60 * second

export function smtpTransport(url: string): Deliver {
  return async (message) => {
    const { createTransport } = await loadMail()
    const transport = createTransport({ url, ...timeouts })
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(deliveryTimeout) })
  }
}

/** Writes each message atomically as an `.eml` file; the file names sort by time. */
export function folderTransport(folder: string): Deliver {
  return async (message) => {
    const { createTransport } = await loadMail()
    const composing = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: composed } = await composing.sendMail(message)
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    const draft = join(folder, `${name}.part`)
    try {
      // Readable by the owner only: a mail may contain a link that gives access to an account.
      await writeFile(draft, composed as Buffer, { mode: 0o600, flush: true })
      await rename(draft, join(folder, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

/** Imports nodemailer with the first mail, because most processes send no mail for a long time. */
const loadMail = () => import('nodemailer')
