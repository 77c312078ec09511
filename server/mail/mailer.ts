import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import { bySmtp, type Deliver, intoFolder } from './deliveries.ts'

/** A mail in plain text. */
export type Letter = { to: string; replyTo?: { name: string; address: string }; subject: string; text: string }
export type MailLog = Pick<FastifyBaseLogger, 'warn' | 'error'>
export type Mailer = ReturnType<typeof createMailer>

type Place = Pick<Config, 'smtpUrl' | 'dataDir' | 'contactEmail' | 'siteBrand'>
/** Milliseconds: the pauses before each further try, and how long the end waits for what is under way. */
type Patience = { pauses: number[]; atEnd: number }

const usual: Patience = { pauses: [5_000, 30_000, 120_000], atEnd: 5_000 }

/** Sends mail from the site's own address: by SMTP where that is set, else into the outbox in the data folder. */
export function createMailer({ smtpUrl, dataDir, contactEmail, siteBrand }: Place, patience = usual) {
  const deliver = smtpUrl ? bySmtp(smtpUrl) : intoFolder(join(dataDir, 'outbox'))
  const from = { name: siteBrand, address: contactEmail }
  const underWay = new Set<Promise<void>>()
  const closing = new AbortController()

  async function send({ to, replyTo, subject, text }: Letter, log: MailLog): Promise<void> {
    const message = {
      from,
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
    for (const pause of [...patience.pauses, undefined]) {
      const error = await failureOf(deliver(message))
      if (!error) return
      if (pause === undefined || closing.signal.aborted || isFinal(error)) {
        return log.error({ err: error, to }, 'a mail could not be sent')
      }
      log.warn({ err: error, to, pause }, 'a mail could not be sent yet')
      // Cut short by the end: then one more try is made at once.
      await setTimeout(pause, undefined, { signal: closing.signal }).catch(() => {})
    }
  }

  return {
    /** The name that mails are signed with. */
    brand: siteBrand,

    /**
     * Sends a letter, or the one that is still to be written (if any), without letting the caller wait or fail: it is
     * tried again a few times, then the log tells.
     */
    send(letter: Letter | (() => Promise<Letter | undefined>), log: MailLog): void {
      const sending = (async () => {
        const written = typeof letter === 'function' ? await letter() : letter
        if (written) await send(written, log)
      })()
        .catch((error) => log.error(error, 'a mail could not be written'))
        .finally(() => underWay.delete(sending))
      underWay.add(sending)
    },

    /** Resolves when nothing is under way any more, at the latest when the patience is over. */
    async close(): Promise<void> {
      closing.abort()
      await Promise.race([Promise.all(underWay), setTimeout(patience.atEnd, undefined, { ref: false })])
    },
  }
}

const failureOf = (delivery: ReturnType<Deliver>): Promise<Error | undefined> =>
  delivery.then(
    () => undefined,
    (error) => error,
  )

/** A server that answers 5xx means it: the same mail again would fare no better. */
function isFinal(error: Error): boolean {
  return 'responseCode' in error && Number(error.responseCode) >= 500
}
