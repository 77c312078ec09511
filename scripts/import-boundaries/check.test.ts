import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkImportBoundaries } from './check.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

function errorsOf(file: string, source: string) {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'))
  roots.push(root)
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), source)
  return checkImportBoundaries(root).errors
}

describe('the import boundaries reject', () => {
  test.each([
    ['a field that uses a schema', 'fields/fields.tsx', "import { text } from '#content/schema/fields.ts'"],
    ['a view that uses what its block stores', 'blocks/hero/view.tsx', "import { hero } from './content.ts'"],
    ['a view that uses the editor', 'blocks/hero/view.tsx', "import { Dialog } from '#editor/dialogs/dialog.tsx'"],
    [
      'a route that imports the editor without its lazy entry',
      'app/routes/page.tsx',
      "const e = import('#editor/shell/editor.tsx')",
    ],
    ['the site when it uses the catalogue', 'app/root.tsx', "export { catalogue } from '#blocks/catalogue.ts'"],
    ['a UI component that imports content', 'ui/button.tsx', "import { inLocale } from '#content/locale.ts'"],
    ['content that imports the server', 'content/pages.ts', "import '#server/db/open.ts'"],
    ['a new folder', 'novelty/thing.ts', "import { inLocale } from '#content/locale.ts'"],
    ['a relative path into another folder', 'blocks/hero/view.tsx', "import { Text } from '../../fields/fields.tsx'"],
    ['the types of the server in a view', 'blocks/hero/view.tsx', "import type { Db } from '#server/db/schema.ts'"],
  ])('%s', (_, file, source) => {
    expect(errorsOf(file, source)).toEqual([expect.stringContaining(`${file}:1 `)])
  })

  test('an error names what the folder may import instead', () => {
    expect(errorsOf('ui/button.tsx', "\nimport { inLocale } from '#content/locale.ts'")).toEqual([
      'ui/button.tsx:2 may not import content/locale.ts; ui/** may import ui/**',
    ])
  })
})

describe('the import boundaries allow', () => {
  test.each([
    ['a view that uses fields', 'blocks/hero/view.tsx', "import { Text } from '#fields/fields.tsx'"],
    ['a view that imports a type of its content', 'blocks/hero/view.tsx', "import type { Hero } from './content.ts'"],
    ['the lazy entry of the editor', 'app/session/edit-mode.lazy.tsx', "const e = import('#editor/shell/editor.tsx')"],
    ['the types of the site in the server', 'server/app.ts', "import type { Backend } from '#app/backend.ts'"],
    ['a test', 'blocks/hero/view.test.tsx', "import { hero } from '#blocks/hero/content.ts'"],
    ['packages', 'ui/button.tsx', "import { useState } from 'react'"],
  ])('%s', (_, file, source) => {
    expect(errorsOf(file, source)).toEqual([])
  })
})
