import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { budgets } from './budgets.ts'
import { runLoadWithoutErrors } from './load.ts'
import { startBaseline } from './reference-servers.ts'

/*
 * Prints how many requests per second bare Node answers with a body as large as the compressed home page: how fast the
 * machine is on which the checks took their time.
 */
const folder = mkdtempSync(join(tmpdir(), 'ilearn-bare-node-'))
const body = randomBytes(budgets['/']?.HTML ?? 0)
const headers = { 'content-type': 'text/html', 'content-length': String(body.length) }
const { origin, stop } = await startBaseline(folder, [{ path: '/', headers, body: body.toString('base64') }])
try {
  const { perSecond } = await runLoadWithoutErrors(origin, '/', 2)
  console.log(`${Math.round(perSecond).toLocaleString('en')} requests/s at 50 connections`)
} finally {
  await stop()
  rmSync(folder, { recursive: true, force: true })
}
