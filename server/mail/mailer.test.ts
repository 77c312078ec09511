import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openSqlite } from '#server/backup/testing/open-sqlite.ts'
import { parseMail } from '#server/testing/parse-mail.ts'
import { startSmtp } from '#server/testing/smtp-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { createMailer, type MailContent } from './mailer.ts'

const site = { contactEmail: 'info@example.com', siteBrand: 'آي ليرن, "iLearn"' }
const content = { to: 'to@example.com', subject: 'A subject', text: 'Words' }
const timeouts = { retryDelays: [1, 1, 1], shutdownTimeout: 5_000, pollInterval: 5 }

function recordLog() {
  const lines: { level: string; about: object }[] = []
  const write = (level: string) => (about: object) => void lines.push({ level, about })
  return { lines, warn: write('warn'), error: write('error') }
}

async function outbox() {
  const dataDir = await temporaryFolder()
  const db = await openSqlite()
  const mailer = createMailer({ ...site, db, smtpUrl: undefined, dataDir }, timeouts)
  const folder = join(dataDir, 'outbox')
  return {
    mailer,
    dataDir,
    folder,
    async post(...contents: MailContent[]) {
      const log = recordLog()
      for (const each of contents) mailer.send(each, log)
      await mailer.close()
      const names = (await readdir(folder)).sort()
      const raw = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
      return { log, names, raw, mails: raw.map(parseMail) }
    },
  }
}

async function overSmtp(smtpUrl: string, more: Partial<typeof timeouts> = {}) {
  return createMailer({ ...site, db: await openSqlite(), smtpUrl, dataDir: '/nowhere' }, { ...timeouts, ...more })
}

test('without SMTP_URL a mail is written atomically to a file that only its owner can read', async () => {
  const { post, folder } = await outbox()
  const { names, mails } = await post(content)
  expect(names).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\da-f-]{36}\.eml$/)])
  expect((await stat(join(folder, String(names[0])))).mode & 0o777).toBe(0o600)
  expect(mails[0]?.text.trim()).toBe('Words')
  expect(mails[0]?.headers).toMatchObject({
    to: 'to@example.com',
    subject: 'A subject',
    'content-type': 'text/plain; charset=utf-8',
    'message-id': expect.stringMatching(/@example\.com>$/),
    date: expect.any(String),
  })
})

test('e-mail addresses and phone numbers in lines with Arabic are isolated, links are not', async () => {
  const english = 'Phone: +966 11 555 0142, a@b.example'
  const link = 'الرابط: https://site.example/ar/وظائف/12345678?to=a@b.example'
  const { mails } = await (await outbox()).post({
    ...content,
    text: `أضافه: Nadia (a@b.example)\n${link}\n${english}\nهاتف +966 11 555 0142 أو ٠١١ ٥٥٥ ٠١٤٢`,
  })
  expect(mails[0]?.text.trim().split(/\r?\n/)).toEqual([
    'أضافه: Nadia (\u2066a@b.example\u2069)',
    link,
    english,
    'هاتف \u2066+966 11 555 0142\u2069 أو \u2066\u202d٠١١ ٥٥٥ ٠١٤٢\u202c\u2069',
  ])
})

test('a mail is sent from CONTACT_EMAIL with the brand as the name', async () => {
  const { mails } = await (await outbox()).post(content)
  expect(mails[0]?.headers.from).toContain('<info@example.com>')
  expect(mails[0]?.headers.from).toContain('آي ليرن, "iLearn"')
})

test('a mail may have Arabic text in subject, names and body, and a very long body', async () => {
  const arabic = {
    to: 'to@example.com',
    replyTo: { name: 'ليلى حدّاد', address: 'layla@example.com' },
    subject: 'كلمة مرور جديدة لحسابكم في منصّة التعلّم الإلكتروني للشركات والمؤسسات',
    text: `مرحبًا 👋\n\n${'أهلًا وسهلًا '.repeat(300)}\n.\nنهاية`,
  }
  const { mails, raw } = await (await outbox()).post(arabic)
  expect(mails[0]?.text.trimEnd()).toBe(arabic.text)
  expect(mails[0]?.headers).toMatchObject({ subject: arabic.subject, 'reply-to': 'ليلى حدّاد <layla@example.com>' })
  expect(
    Math.max(
      ...String(raw[0])
        .split('\r\n')
        .map((line) => Buffer.byteLength(line)),
    ),
  ).toBeLessThan(998)
})

test('line breaks in a field cannot add a header or a recipient', async () => {
  const forged = 'x\r\nBcc: victim@example.com\r\n\r\nbody'
  const { raw, mails } = await (await outbox()).post(
    { ...content, subject: forged },
    { ...content, replyTo: { name: forged, address: 'a@example.com' } },
    { ...content, replyTo: { name: 'a', address: `a@example.com\r\nBcc: victim@example.com` } },
    { ...content, to: 'to@example.com\r\nBcc: victim@example.com' },
  )
  expect(mails).toHaveLength(4)
  for (const mail of raw) expect(mail.slice(0, mail.indexOf('\r\n\r\n'))).not.toMatch(/^bcc:/im)
  expect(mails.map(({ text }) => text.trim())).toEqual(Array(4).fill('Words'))
})

test('a mail that cannot be written does not reject; it is retried, then an error is logged', async () => {
  const { mailer, dataDir } = await outbox()
  await writeFile(join(dataDir, 'outbox'), 'a file where the folder should be')
  const log = recordLog()
  mailer.startPolling(log)
  onTestFinished(() => mailer.close())
  await mailer.send(content, log)
  await expect.poll(() => log.lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'error'])
  expect(log.lines.at(-1)?.about).toMatchObject({ to: 'to@example.com', err: expect.any(Error) })
})

test('a mail that is composed later may be undefined or reject: nothing is sent', async () => {
  const { mailer, folder } = await outbox()
  await mkdir(folder)
  const log = recordLog()
  mailer.send(async () => undefined, log)
  mailer.send(() => Promise.reject(new Error('no words')), log)
  await mailer.close()
  expect(await readdir(folder)).toEqual([])
  expect(log.lines).toEqual([{ level: 'error', about: new Error('no words') }])
})

test.each(['smtp', 'smtps'] as const)(
  'with SMTP_URL a mail is sent by %s, with user and password',
  async (protocol) => {
    const server = await startSmtp({ protocol, user: 'site@example.com', password: 'p@ss:/word' })
    const log = recordLog()
    const mailer = await overSmtp(server.url)
    mailer.send({ ...content, replyTo: { name: 'ليلى', address: 'layla@example.com' } }, log)
    await mailer.close()
    expect(log.lines).toEqual([])
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]).toMatchObject({ from: 'info@example.com', to: ['to@example.com'] })
    expect(server.taken[0]?.mail.headers).toMatchObject({
      subject: 'A subject',
      'reply-to': 'ليلى <layla@example.com>',
    })
  },
)

test('a mail is retried after a temporary error', async () => {
  const server = await startSmtp({ refusals: [451, 421] })
  const log = recordLog()
  const mailer = await overSmtp(server.url)
  mailer.startPolling(log)
  onTestFinished(() => mailer.close())
  await mailer.send(content, log)
  await expect.poll(() => server.taken.length).toBe(1)
  expect(log.lines.map(({ level }) => level)).toEqual(['warn', 'warn'])
})

test('a mail is not retried after a permanent error', async () => {
  const server = await startSmtp({ refusals: [550] })
  const log = recordLog()
  const mailer = await overSmtp(server.url)
  mailer.send(content, log)
  await mailer.close()
  expect(log.lines.map(({ level }) => level)).toEqual(['error'])
  expect(server.taken).toEqual([])
})

test('close waits for a mail that is being sent', async () => {
  const slow = await startSmtp({ delay: 300 })
  const mailer = await overSmtp(slow.url)
  await mailer.send(content, recordLog())
  await mailer.close()
  expect(slow.taken.length).toBe(1)
})

test('close stops waiting after its timeout', async () => {
  const server = await startSmtp({ delay: 2_000 })
  const mailer = await overSmtp(server.url, { shutdownTimeout: 50 })
  await mailer.send(content, recordLog())
  const began = performance.now()
  await mailer.close()
  expect(performance.now() - began).toBeLessThan(1_000)
})
