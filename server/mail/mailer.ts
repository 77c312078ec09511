import { join } from 'node:path'
import { setTimeout as passed } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { Locale } from '#content/locale.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/schema.ts'
import { brandIn, findSiteSettings } from '#server/site/read-site.ts'
import { isolatePlainContacts } from './isolate-plain-contacts.ts'
import { mailsRepository, type QueuedMail } from './repository.ts'
import { type Deliver, folderTransport, smtpTransport } from './transports.ts'

/** By default `to` is the company's address and `from`, the name of the sender, the brand. */
export type MailContent = {
  to?: string | undefined
  from?: string
  replyTo?: { name: string; address: string }
  subject: string
  text: string
}
export type MailLog = Pick<FastifyBaseLogger, 'warn' | 'error'>
export type Mailer = ReturnType<typeof createMailer>

type Deps = Pick<Config, 'smtpUrl' | 'dataDir' | 'contactEmail' | 'siteBrand'> & { db: Db }
/** Milliseconds before retries, to wait for running mails at `close`, and between queries for due mails. */
type Timeouts = { retryDelays: number[]; shutdownTimeout: number; pollInterval: number }

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const defaultTimeouts: Timeouts = {
  retryDelays: [5 * second, 30 * second, 2 * minute, 10 * minute, hour, 3 * hour, 8 * hour, 12 * hour],
  shutdownTimeout: 5 * second,
  pollInterval: 5 * second,
}

/** Sends by SMTP, or writes to DATA_DIR/outbox without `smtpUrl`. A mail is in the database until it is sent. */
export function createMailer({ db, smtpUrl, dataDir, contactEmail, siteBrand }: Deps, timeouts = defaultTimeouts) {
  const deliver = smtpUrl ? smtpTransport(smtpUrl) : folderTransport(join(dataDir, 'outbox'))
  const stored = mailsRepository(db)
  const running = new Set<Promise<unknown>>()
  let pollTimer: NodeJS.Timeout | undefined
  let isClosing = false

  function messageOf({ id, content: { to = contactEmail, from = siteBrand, replyTo, subject, text } }: QueuedMail) {
    return {
      // The id is the same in every attempt. If a mail was sent and this could not be recorded, it is sent again: mail
      // clients then show it only once.
      messageId: `<${id}@${contactEmail.split('@')[1]}>`,
      from: { name: from, address: contactEmail },
      to: { name: '', address: to },
      ...(replyTo && { replyTo }),
      subject,
      text: isolatePlainContacts(text),
      headers: { 'Auto-Submitted': 'auto-generated' },
      disableFileAccess: true,
      disableUrlAccess: true,
    }
  }

  /** Returns whether the mail was sent. */
  async function attempt(mail: QueuedMail, log: MailLog): Promise<boolean> {
    const { id, attempts, content } = mail
    const error = await failureOf(deliver(messageOf(mail)))
    if (!error) {
      await stored.remove(id)
      return true
    }
    const pause = isFinal(error) ? undefined : timeouts.retryDelays[attempts - 1]
    await stored.fail(id, error.message, pause)
    const logFields = { err: error, to: content.to }
    if (pause === undefined) log.error(logFields, 'a mail could not be sent')
    else log.warn({ ...logFields, pause }, 'a mail could not be sent yet')
    return false
  }

  function track<Result>(task: Promise<Result>): Promise<Result> {
    const tracked = task.finally(() => running.delete(tracked))
    running.add(tracked)
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
    /** The values from the environment; the settings of the site may replace them. */
    defaults: { brand: siteBrand, email: contactEmail },

    /** The brand from the settings of the site, or else from the environment. */
    brand: async (locale: Locale): Promise<string> => brandIn(await findSiteSettings(db), siteBrand, locale),

    /** Resolves once the mail is stored, and never rejects. `content` may compose the mail; undefined sends none. */
    send(content: MailContent | (() => Promise<MailContent | undefined>), log: MailLog): Promise<void> {
      const storing = async () => {
        const written = typeof content === 'function' ? await content() : content
        if (written) begin(await stored.add(written), log)
      }
      return track(storing().catch((error) => log.error(error, 'a mail could not be written')))
    },

    /** Sends those that another process or an earlier run has not sent, too. */
    startPolling(log: MailLog): void {
      const poll = async () => {
        await track(sendDue(log).catch((error) => log.warn(error, 'mails that are due could not be looked for')))
        if (!isClosing) pollTimer = setTimeout(poll, timeouts.pollInterval).unref()
      }
      void poll()
    },

    /** The newest 100 that failed at least once. */
    failed: () => stored.failed(contactEmail),

    /** Resolves to whether it was sent; undefined if there is no such mail. */
    async sendAgain(id: string, log: MailLog): Promise<boolean | undefined> {
      const mail = await stored.claimAgain(id)
      return mail && track(attempt(mail, log))
    },

    /** Resolves when no mail is being sent, at the latest after `shutdownTimeout`; unsent mails stay stored. */
    async close(): Promise<void> {
      isClosing = true
      clearTimeout(pollTimer)
      const end = passed(timeouts.shutdownTimeout, undefined, { ref: false })
      const all = async () => {
        while (running.size > 0) await Promise.allSettled(running)
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

/** A 5xx reply (RFC 5321 section 4.2.1). */
function isFinal(error: Error): boolean {
  return 'responseCode' in error && Number(error.responseCode) >= 500
}
