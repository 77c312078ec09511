import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Db } from '#server/db/schema.ts'
import { enquiryService } from '#server/enquiries/service.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { type Mail, parseMail } from './parse-mail.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const contactEmail = 'info@example.com'

/**
 * Creates a mailer that writes to an outbox folder, and an enquiry service with this mailer. `outbox` reads the mails.
 */
export async function startMail(db: Db) {
  const dataDir = await temporaryFolder()
  const folder = join(dataDir, 'outbox')
  const mailer = createMailer({ db, smtpUrl: undefined, dataDir, contactEmail, siteBrand: 'iLearn' })
  onTestFinished(() => mailer.close())

  return {
    mailer,
    enquiries: enquiryService({ db, mailer, siteUrl: 'http://localhost:3000' }),
    /** Makes writing mails fail. */
    spoilOutbox: () => writeFile(folder, 'a file where the folder should be'),
    async outbox(): Promise<Mail[]> {
      await mailer.close()
      const names = await readdir(folder).catch(() => [])
      return Promise.all(names.sort().map(async (name) => parseMail(await readFile(join(folder, name), 'utf8'))))
    },
  }
}
