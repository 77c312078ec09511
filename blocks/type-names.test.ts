import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { catalogue } from './catalogue.ts'

/**
 * Files outside of blocks/ that may name block types: the three files of the route table.
 */
const allowed = ['content/detail-pages.ts', 'content/pages.ts', 'content/solution-pages.ts']
const folders = 'api,app,content,editor,fields,scripts,server,ui'
const ofTests = /\.test\.tsx?$|\/testing\//

const files = globSync(`{${folders}}/**/*.{ts,tsx,mjs,css}`)
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !ofTests.test(file))
  .sort()
const name = new RegExp(`\\b(${Object.keys(catalogue).join('|')})\\b`)

test('only blocks and the route table name a block type', () => {
  expect(files.length).toBeGreaterThan(400)
  expect(files.filter((file) => name.test(readFileSync(file, 'utf8')))).toEqual(allowed)
})
