import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { processEnv, startServer } from '#server/testing/start-server.ts'

const credentials = { email: 'admin@example.com', password: 'Correct-horse-1!' }

test('npm run sign-out-everybody ends all sessions of a running site, and signing in again works', async () => {
  const { base, dataDir } = await startServer()
  const post = (path: string, body: object) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const me = async (token: string) =>
    (await fetch(`${base}/auth/me`, { headers: { authorization: `Bearer ${token}` } })).status
  const logIn = async () => (await post('/auth/login', credentials)).json() as Promise<Record<string, string>>
  const [first, second] = [await logIn(), await logIn()]
  const command = spawn(process.execPath, [join(import.meta.dirname, 'run-sign-out.ts')], {
    env: { ...processEnv, DATA_DIR: dataDir },
  })
  const [said, [code]] = await Promise.all([text(command.stdout), once(command, 'close')])
  expect({ said, code }).toEqual({ said: 'Everybody is signed out (2 sessions ended).\n', code: 0 })
  for (const { access_token = '', refresh_token = '' } of [first, second]) {
    expect(await me(access_token)).toBe(401)
    expect((await post('/auth/token/refresh', { refresh_token })).status).toBe(401)
  }
  expect(await me((await logIn()).access_token ?? '')).toBe(200)
})
