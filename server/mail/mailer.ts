import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/schema.ts'
import { mailsRepository, type QueuedMail } from './repository.ts'
import { type Deliver, folderTransport, smtpTransport } from './transports.ts'

/** A mail in plain text. */
export type MailContent = { to: string; replyTo?: { name: string; address: string }; subject: string; text: string }
export type MailLog = Pick<FastifyBaseLogger, 'warn' | 'error'>
export type Mailer = ReturnType<typeof createMailer>

type Deps = Pick<Config, 'smtpUrl' | 'dataDir' | 'contactEmail' | 'siteBrand'> & { db: Db }
/**
 * Milliseconds: the pauses before each further attempt, how long the end waits for what is under way, and how often mails
 * are looked for that are due.
 */
type Timeouts = { retryDelays: number[]; shutdownTimeout: number; pollInterval: number }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const defaultTimeouts: Timeouts = {
  retryDelays: [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 12 * hour],
  shutdownTimeout: 5 * second,
  pollInterval: 5 * second,
}

/**
 * Sends mail from the site's own address: by SMTP where that is set, else into the outbox in the data folder. A mail is in
 * the database until it is sent.
 */
export function createMailer({ db, smtpUrl, dataDir, contactEmail, siteBrand }: Deps, timeouts = defaultTimeouts) {
  const deliver = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, 'outbox'))
  const from = { name: siteBrand, address: contactEmail }
  const stored = mailsRepository(db)
  const underWay = new Set<Promise<unknown>>()
  let pollTimer: NodeJS.Timeout | undefined
  let isClosing = false

  function messageOf({ id, content: { to, replyTo, subject, text } }: QueuedMail) {
    return {
      // The same in every attempt: of a mail that was sent and not noted as sent, mail programs show one.
      messageId: `<${id}@${contactEmail.split('@')[1]}>`,
      from,
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      subject,
      text,
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  }

  /** Whether a mail that was claimed is sent now. */
  async function attempt(mail: QueuedMail, log: MailLog): Promise<boolean> {
    const { id, attempts, content } = mail
    const error = await failureOf(deliver(messageOf(mail)))
    if (!error) {
      await stored.remove(id)
      return true
    }
    const pause = isFinal(error) ? undefined : timeouts.retryDelays[attempts - 1]
    await stored.fail(id, error.message, pause)
    const about = { err: error, to: content.to }
    if (pause === undefined) log.error(about, 'a mail could not be sent')
    else log.warn({ ...about, pause }, 'a mail could not be sent yet')
    return false
  }

  function track<Result>(task: Promise<Result>): Promise<Result> {
    const tracked = task.finally(() => underWay.delete(tracked))
    underWay.add(tracked)
    return tracked
  }

  function begin(mail: QueuedMail, log: MailLog): void {
    void track(attempt(mail, log).catch((error) => log.error(error, 'a mail could not be noted as sent')))
  }

  async function sendDue(log: MailLog): Promise<void> {
    for (const id of await stored.due()) {
      if (isClosing) return
      const mail = await stored.claim(id)
      if (mail) await attempt(mail, log)
    }
  }

  return {
    /** The name that mails are signed with. */
    brand: siteBrand,

    /**
     * Stores a letter, or the one that is still to be written (if any), and begins to send it. Resolves when it is stored,
     * and never fails: errors are logged.
     */
    send(content: MailContent | (() => Promise<MailContent | undefined>), log: MailLog): Promise<void> {
      const storing = async () => {
        const written = typeof content === 'function' ? await content() : content
        if (written) begin(await stored.add(written), log)
      }
      return track(storing().catch((error) => log.error(error, 'a mail could not be written')))
    },

    /** From now on mails are sent that are due, those too that another process or an earlier start left. */
    startPolling(log: MailLog): void {
      const poll = async () => {
        await track(sendDue(log).catch((error) => log.warn(error, 'mails that are due could not be looked for')))
        if (!isClosing) pollTimer = setTimeout(poll, timeouts.pollInterval).unref()
      }
      void poll()
    },

    /** Mails that could not be sent so far. */
    failed: stored.failed,

    /** Sends a mail that failed before; undefined where there is none, else whether it is sent. */
    async sendAgain(id: string, log: MailLog): Promise<boolean | undefined> {
      const mail = await stored.claimAgain(id)
      return mail && track(attempt(mail, log))
    },

    /** Resolves when nothing is under way any more, at the latest when the patience is over; what waits stays stored. */
    async close(): Promise<void> {
      isClosing = true
      clearTimeout(pollTimer)
      const end = passed(timeouts.shutdownTimeout, undefined, { ref: false })
      const all = async () => {
        while (underWay.size > 0) await Promise.allSettled(underWay)
      }
      await Promise.race([all(), end])
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
