import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from './fixtures.ts'

/** Returns the decoded texts of all mails to an address in the outbox folder of a site. */
export function mailsTo(address: string, dataDir = process.env.E2E_DATA_DIR ?? ''): string[] {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter((file) => file.endsWith('.eml'))
  return files
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .filter((mail) => new RegExp(`^To: .*${address}`, 'im').test(mail))
    .map(textOf)
}

function textOf(mail: string): string {
  const [head = '', ...body] = mail.split(/\r?\n\r?\n/)
  const text = body.join('\n\n')
  const encoding = /^content-transfer-encoding: (\S+)/im.exec(head)?.[1]?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString()
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number(`0x${code}`)))
  return Buffer.from(bytes, 'latin1').toString()
}

/** Waits until exactly one mail to an address contains a link. Returns the first link of that mail. */
export async function mailedLink(address: string): Promise<string> {
  const links = () => mailsTo(address).flatMap((text) => /https?:\S+/.exec(text)?.[0] ?? [])
  await expect.poll(links).toHaveLength(1)
  return links()[0] ?? ''
}
