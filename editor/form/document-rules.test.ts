import { expect, test } from 'vitest'
import { schemaOf } from '../model/documents/field-schema.ts'
import { startPages } from '../model/documents/pages.ts'
import { unknownLinks } from './document-rules.ts'

const schema = schemaOf({ type: 'HEADER' })
const item = (id: string, path: string, children?: object[]) => ({
  id,
  label: { en: id },
  path,
  ...(children && { children }),
})
const menu = (...menuItems: object[]) => ({ menuItems })
const before = menu(item('about', '/about'), item('old', '/gone'))

test('an added or changed link must lead to a page of the site', () => {
  const draft = menu(item('about', '/nowhere'), item('old', '/gone'), item('new', '/neither'), item('good', '/contact'))
  expect(unknownLinks(schema, before, draft, startPages)).toEqual([
    ['menuItems', 'about', 'path'],
    ['menuItems', 'new', 'path'],
  ])
})

test('a stored link is not reported, even if its list item was moved', () => {
  const draft = menu(item('about', '/about', [item('old', '/gone')]))
  expect(unknownLinks(schema, before, draft, startPages)).toEqual([])
})

test('full addresses, mail links, anchors and empty paths are valid', () => {
  const draft = menu(
    ...['https://example.com', 'mailto:a@example.com', '#form', ''].map((path, at) => item(`${at}`, path)),
  )
  expect(unknownLinks(schema, undefined, draft, startPages)).toEqual([])
})
