import type { AddressInfo } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'
import { type Mail, parseMail } from './parse-mail.ts'

type SmtpOptions = {
  protocol?: 'smtp' | 'smtps'
  user?: string
  password?: string
  /** The status codes with which the first mails are refused, in order. */
  refusals?: number[]
  /** Milliseconds before the server answers a mail. */
  delay?: number
}

/** Starts an SMTP server on a free port, with a self-signed certificate. `taken` contains the accepted mails. */
export async function startSmtp({ protocol = 'smtp', user, password, refusals = [], delay = 0 }: SmtpOptions = {}) {
  const taken: { from: string; to: string[]; mail: Mail }[] = []
  const server = new SMTPServer({
    secure: protocol === 'smtps',
    authOptional: user === undefined,
    logger: false,
    onAuth: ({ username, password: given }, _session, answer) => {
      const isRight = username === user && given === password
      answer(isRight ? null : new Error('Wrong user or password'), { user: username })
    },
    onData: async (stream, { envelope }, answer) => {
      const raw = Buffer.concat(await stream.toArray()).toString()
      await setTimeout(delay)
      const refusal = refusals.shift()
      if (refusal) return answer(Object.assign(new Error('Refused'), { responseCode: refusal }))
      const from = envelope.mailFrom ? envelope.mailFrom.address : ''
      taken.push({ from, to: envelope.rcptTo.map(({ address }) => address), mail: parseMail(raw) })
      answer()
    },
  })
  // Errors are ignored, because clients disconnect midway in some tests.
  server.on('error', () => {})
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => new Promise<void>((closed) => server.close(closed)))
  const { port } = server.server.address() as AddressInfo
  const login = user === undefined ? '' : `${encodeURIComponent(user)}:${encodeURIComponent(password ?? '')}@`
  return { url: `${protocol}://${login}127.0.0.1:${port}/?tls.rejectUnauthorized=false`, taken }
}
