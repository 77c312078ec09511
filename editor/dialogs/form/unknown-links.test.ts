import { expect, test } from 'vitest'
import { schemaOf } from '../../model/documents/field-schema.ts'
import { unknownLinks } from './unknown-links.ts'

const schema = schemaOf({ type: 'HEADER' })
const item = (id: string, path: string, children?: object[]) => ({
  id,
  label: { en: id },
  path,
  ...(children && { children }),
})
const menu = (...menuItems: object[]) => ({ menuItems })
const before = menu(item('about', '/about'), item('old', '/gone'))

test('a link that is added or changed must lead to a page of the site', () => {
  const draft = menu(item('about', '/nowhere'), item('old', '/gone'), item('new', '/neither'), item('good', '/contact'))
  expect(unknownLinks(schema, before, draft)).toEqual([
    ['menuItems', 'about', 'path'],
    ['menuItems', 'new', 'path'],
  ])
})

test('one that was stored before stays as it is, also where its entry was moved', () => {
  const draft = menu(item('about', '/about', [item('old', '/gone')]))
  expect(unknownLinks(schema, before, draft)).toEqual([])
})

test('addresses, mail, anchors and no path at all are fine', () => {
  const draft = menu(
    ...['https://example.com', 'mailto:a@example.com', '#form', ''].map((path, at) => item(`${at}`, path)),
  )
  expect(unknownLinks(schema, undefined, draft)).toEqual([])
})
