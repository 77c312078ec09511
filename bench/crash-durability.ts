import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import type { Block } from '#api/pages.ts'
import { startPostgres } from '#server/testing/postgres-server.ts'
import { type Figure, median, milliseconds } from './figures.ts'
import { type EditorClient, prepareSite } from './site.ts'

/** How often the server is killed on each database. `--kills=20` overrides this. */
const kills = Number(process.argv.find((arg) => arg.startsWith('--kills='))?.slice('--kills='.length) ?? 200)
/** Pages with a call to action. A writer for each page saves the page's call to action repeatedly. */
const slugs = ['about', 'our-team', 'our-partners', 'our-clients']
const longestWritingMs = 600
/** How many times the server is killed during saves for each time that it is killed during its start. */
const killsPerKilledStart = 4

type Writer = { slug: string; sent: number; answered: number; refused: number }

/**
 * Kills the server at random moments while it saves, restarts it, and checks that every acknowledged save is stored.
 */
export async function measureKills(): Promise<Figure[]> {
  const postgres = await startPostgres()
  try {
    return [...(await killAndVerify('SQLite')), ...(await killAndVerify('PostgreSQL', `${postgres.url}/template1`))]
  } finally {
    await postgres.stop()
  }
}

async function killAndVerify(name: string, databaseUrl?: string): Promise<Figure[]> {
  const site = await prepareSite({ databaseUrl })
  const writers: Writer[] = slugs.map((slug) => ({ slug, sent: 0, answered: 0, refused: 0 }))
  const starts: number[] = []
  let [killed, unanswered, lost] = [0, 0, 0]
  await (await site.start()).stop()
  for (let kill = 0; kill < kills; kill++) {
    if (kill % killsPerKilledStart === 0) {
      await killStart(site, median(starts) || 500)
      killed++
    }
    const { child, ms } = await site.start()
    starts.push(ms)
    const { editor } = await site.signIn()
    const blocks = await Promise.all(writers.map(({ slug }) => editor.findBlock(slug, 'CTA')))
    const writing = writers.map((writer, index) => {
      const block = blocks[index] as Block
      const stored = numberOf(block, writer)
      if (stored < writer.answered || stored > writer.sent) lost++
      unanswered += writer.sent - writer.answered
      // A save that was stored before the kill but not acknowledged counts as acknowledged from here on.
      writer.answered = writer.sent = stored
      return saveUntilKilled(editor, block, writer)
    })
    await wait(20 + Math.random() * longestWritingMs)
    child.kill('SIGKILL')
    await Promise.all([once(child, 'exit'), ...writing])
    killed++
  }
  const last = await site.start()
  const refused = writers.reduce((sum, writer) => sum + writer.refused, 0)
  const stored = await site.titlesInHistory(...slugs)
  const acknowledged = writers.flatMap((writer) =>
    Array.from({ length: writer.answered }, (_, index) => titleOf(writer, index + 1)),
  )
  const missing = acknowledged.filter((title) => !stored.has(title)).length
  await last.stop()
  return [
    {
      name: `${name}: kills, each with a full start after it`,
      value: `${killed} (${killed - kills} of them at a start)`,
    },
    {
      name: `${name}: starts, median / slowest`,
      value: starts.length ? `${milliseconds(median(starts))} / ${milliseconds(Math.max(...starts))}` : '',
    },
    {
      name: `${name}: saves answered / cut off by a kill / refused`,
      value: `${acknowledged.length} / ${unanswered} / ${refused}`,
      target: '… / … / 0',
    },
    {
      name: `${name}: answered saves that are not on their page / in the history`,
      value: `${lost} / ${missing}`,
      target: '0 / 0',
    },
  ]
}

async function killStart({ args, env }: Awaited<ReturnType<typeof prepareSite>>, usualMs: number) {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: 'ignore' })
  await wait(Math.random() * usualMs)
  child.kill('SIGKILL')
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
}

const titleOf = ({ slug }: Writer, number: number) => `Save ${number} of ${slug}`

/** The number of the save whose title the block has; 0 before the first save. */
function numberOf({ content }: Block, { slug }: Writer): number {
  const title = (content.title as { en?: string } | undefined)?.en ?? ''
  return Number(new RegExp(`^Save (\\d+) of ${slug}$`).exec(title)?.[1] ?? 0)
}

async function saveUntilKilled(editor: EditorClient, block: Block, writer: Writer) {
  try {
    while (true) {
      writer.sent++
      const title = titleOf(writer, writer.sent)
      await editor.saveBlock(block, { title: { en: title, ar: title } })
      writer.answered = writer.sent
    }
  } catch (error) {
    // No response means that the server was killed. Any response other than 2xx is an error.
    if ((error as Error).message.includes('was refused')) writer.refused++
  }
}
