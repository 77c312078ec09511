import { appendFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asAdmin, canMount, startOnDisk } from './testing/start-server.ts'
import { video } from './uploads/testing/files.ts'

const text = 'x'.repeat(50_000)
/** A content that does not fit on a nearly full disk. */
const long = { subtitle: { en: text, ar: text, fr: text } }

test.runIf(canMount())('on a full disk one can sign in and delete files, and then save again', async () => {
  const { base, disk } = await startOnDisk(64)
  const { call, block, headers, authorization } = await asAdmin(base)
  const form = new FormData()
  form.set('file', new Blob([video('x'.repeat(3 * 1024 * 1024))]), 'a.mp4')
  const { url } = await (
    await fetch(`${base}/uploads/`, { method: 'POST', body: form, headers: { authorization } })
  ).json()
  const fill = async () => {
    for (const bytes of [1024 * 1024, 4096]) {
      const fillUp = async (): Promise<void> => appendFile(join(disk, 'other'), Buffer.alloc(bytes)).then(fillUp)
      await expect(fillUp()).rejects.toMatchObject({ code: 'ENOSPC' })
    }
  }
  const save = async () =>
    (
      await call('PUT', `/blocks/${block.id}`, {
        type: 'CTA',
        content: { title: { en: crypto.randomUUID() }, ...long },
      })
    ).status
  await fill()
  let status = await save()
  while (status === 200) status = await save()
  expect(status).toBe(507)

  const login = await asAdmin(base).catch(() => undefined)
  expect(login?.authorization).toMatch(/^Bearer ey/)
  expect(await save()).toBe(507)
  const key = url.replace('/uploads/', '')
  expect(
    (await fetch(`${base}/uploads/${key}`, { method: 'DELETE', headers: { ...headers, ...login?.headers } })).status,
  ).toBe(204)
  expect(await save()).toBe(200)
})
