import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { visitorImportBoundaries } from './visitor-import-boundaries.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true }))

/** A site as small as can be, honest in itself; `changes` replaces some of its files. */
function buildSite(changes: Record<string, string> = {}) {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')))
  const files = {
    'app/entry.ts': "import '../blocks/hero/view.ts'\nvoid import('./session/editor-door.tsx')",
    'app/session/editor.lazy.tsx': "export const open = () => import('../../editor/root.ts')",
    'blocks/hero/view.ts': "document.title = 'Hero'",
    'content/helper.ts': "import { z } from 'zod'\nexport const trim = (text) => text.trim()\nexport const text = z",
    'editor/root.ts': "import 'zod'\nexport const editor = 'editor'",
    'node_modules/zod/package.json':
      '{ "name": "zod", "type": "module", "exports": "./index.js", "sideEffects": false }',
    'node_modules/zod/index.js': 'export const z = { string: () => 0 }',
    ...changes,
  }
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), source)
  }
  const rolldownOptions = { input: join(root, 'app/entry.ts') }
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [visitorImportBoundaries()],
    build: { rolldownOptions },
  })
}

test('a site whose editor stands behind its one door is built', async () => {
  await expect(buildSite()).resolves.toBeTruthy()
})

test('a view that imports the editor stops the build, and the message names the way', async () => {
  await expect(buildSite({ 'blocks/hero/view.ts': "import '../../editor/root.ts'" })).rejects.toThrow(
    'app/entry.ts\n  → blocks/hero/view.ts\n  → editor/root.ts',
  )
})

test('a second door to the editor stops the build', async () => {
  await expect(buildSite({ 'blocks/hero/view.ts': "void import('../../editor/root.ts')" })).rejects.toThrow(
    '→ editor/root.ts',
  )
})

test('a helper that shares its file with Zod stops the build, though the optimiser would drop Zod', async () => {
  const view = "import { trim } from '../../content/helper.ts'\ndocument.title = trim(' Hero ')"
  await expect(buildSite({ 'blocks/hero/view.ts': view })).rejects.toThrow(
    '→ content/helper.ts\n  → node_modules/zod/index.js',
  )
})
