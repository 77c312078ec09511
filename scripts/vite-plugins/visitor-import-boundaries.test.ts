import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { visitorImportBoundaries } from './visitor-import-boundaries.ts'

let root = ''
afterEach(() => rmSync(root, { recursive: true }))

/** Builds a minimal valid site; `changes` replaces some of its files. */
function buildSite(changes: Record<string, string> = {}) {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'boundaries-')))
  const files = {
    'app/entry.ts': "import '../blocks/hero/view.ts'\nvoid import('./session/edit-mode.lazy.tsx')",
    'app/session/edit-mode.lazy.tsx': "export const open = () => import('../../editor/root.ts')",
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

test('a site that imports the editor only from its lazy entry builds', async () => {
  await expect(buildSite()).resolves.toBeTruthy()
})

test('a view that imports the editor fails the build, and the message shows the import chain', async () => {
  await expect(buildSite({ 'blocks/hero/view.ts': "import '../../editor/root.ts'" })).rejects.toThrow(
    'app/entry.ts\n  → blocks/hero/view.ts\n  → editor/root.ts',
  )
})

test('a second lazy entry to the editor fails the build', async () => {
  await expect(buildSite({ 'blocks/hero/view.ts': "void import('../../editor/root.ts')" })).rejects.toThrow(
    '→ editor/root.ts',
  )
})

test('a helper in the same file as a Zod import fails the build, even where tree shaking would drop Zod', async () => {
  const view = "import { trim } from '../../content/helper.ts'\ndocument.title = trim(' Hero ')"
  await expect(buildSite({ 'blocks/hero/view.ts': view })).rejects.toThrow(
    '→ content/helper.ts\n  → node_modules/zod/index.js',
  )
})
