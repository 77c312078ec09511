import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { lockDataFolder } from '#server/data-folder.ts'
import { processEnv } from '#server/testing/start-server.ts'
import { temporaryFolder } from '#server/testing/temporary-folder.ts'
import { filesOf, folderWith } from './testing/content-site.ts'

/** Runs the command in a process, as if `npm run` had been called in `folder`. */
async function run(name: 'export' | 'import', dataDir: string, folder: string, ...args: string[]) {
  const env = { ...processEnv, INIT_CWD: folder, DATA_DIR: dataDir }
  const child = spawn(process.execPath, [join(import.meta.dirname, `run-${name}.ts`), ...args], { env })
  const [said, errorOutput, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')])
  return { code, said, errorOutput }
}

const page = { slug: 'success', blocks: [{ order: 1, block_type: 'CTA', content: { title: { en: 'Thank you' } } }] }

test('npm run import fills a site, and npm run export writes it', { timeout: 60_000 }, async () => {
  const [dataDir, folder] = [await temporaryFolder(), await folderWith({ 'in/pages/success.json': page })]
  expect(await run('import', dataDir, folder, 'in')).toEqual({
    code: 0,
    said: `The site has the content of ${join(folder, 'in')} (1 pages, 0 items, 0 pictures and videos); 1 pages changed.\n`,
    errorOutput: '',
  })
  expect(await run('export', dataDir, folder, 'out')).toEqual({
    code: 0,
    said: `The content is in ${join(folder, 'out')} (1 pages, 0 items, 0 pictures and videos).\n`,
    errorOutput: '',
  })
  const { 'pages/success.json': written = '' } = await filesOf(join(folder, 'out'))
  expect(JSON.parse(Buffer.from(written, 'base64').toString())).toEqual({
    $schema: '../schemas/page.schema.json',
    ...page,
  })

  const failures = [
    [
      await run('import', dataDir, folder, 'in'),
      'the site has 1 pages already; --replace replaces those that the folder has',
    ],
    [
      await run('export', dataDir, folder, 'out'),
      `${join(folder, 'out')} is not empty; --replace replaces its content`,
    ],
    [await run('export', await temporaryFolder(), folder, 'new'), 'there is no database'],
    [await run('import', dataDir, folder), 'write npm run import -- folder [--replace]'],
    [await run('export', dataDir, folder, '--help'), 'write npm run export -- folder [--replace]'],
  ] as const
  for (const [answer, why] of failures) {
    expect(answer).toEqual({ code: 1, said: '', errorOutput: expect.stringContaining(why) })
  }
  expect((await run('export', dataDir, folder, 'out', '--replace')).code).toBe(0)

  const unlock = lockDataFolder(dataDir)
  const { errorOutput } = await run('import', dataDir, folder, 'in', '--replace')
  unlock()
  expect(errorOutput).toMatch(/^Nothing was imported: another process uses the data folder/)
})
