import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SendMailOptions } from 'nodemailer'

/** Hands one message over; fails when it was not taken. */
export type Deliver = (message: SendMailOptions) => Promise<void>

const second = 1_000
const timeouts = {
  dnsTimeout: 10 * second,
  connectionTimeout: 10 * second,
  greetingTimeout: 10 * second,
  socketTimeout: 20 * second,
}
const deliveryTimeout = 60 * second

/** Sends by the server that `smtp://` or `smtps://` names, user and password in it. */
export function smtpTransport(url: string): Deliver {
  return async (message) => {
    const { createTransport } = await loadMail()
    const transport = createTransport({ url, ...timeouts })
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(deliveryTimeout) })
  }
}

/** Writes each message as an `.eml` file, whole or not at all; their names sort by time. */
export function folderTransport(folder: string): Deliver {
  return async (message) => {
    const { createTransport } = await loadMail()
    const composing = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
    const { message: composed } = await composing.sendMail(message)
    await mkdir(folder, { recursive: true })
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID()}.eml`
    const draft = join(folder, `${name}.part`)
    try {
      // For its owner's eyes: a mail may hold a link that opens an account.
      await writeFile(draft, composed as Buffer, { mode: 0o600, flush: true })
      await rename(draft, join(folder, name))
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
  }
}

/** Most starts see no mail for a long time: the library is loaded with the first one. */
const loadMail = () => import('nodemailer')
