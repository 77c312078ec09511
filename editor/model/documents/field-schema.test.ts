import { expect, test } from 'vitest'
import { fieldKindAt, schemaOf } from './field-schema.ts'

test.each([
  ['title', 'text'],
  ['tabs.0.description', 'rich'],
  ['tabs.2.imageSrc', 'media'],
  ['nothing.here', undefined],
])('the field %s of a tabbed block is of kind %s', (dottedPath, kind) => {
  expect(fieldKindAt(schemaOf({ type: 'TABS' }), dottedPath === 'title' ? 'mainTitle' : dottedPath)).toBe(kind)
})

test('the fields of nested menus are found at any depth', () => {
  expect(fieldKindAt(schemaOf({ type: 'HEADER' }), 'menuItems.0.children.1.children.0.path')).toBe('link')
})

test('a customer story has a schema of its own', () => {
  expect(fieldKindAt(schemaOf({ type: 'GALLERY', item: 'sahab-air' }), 'figures.0.label')).toBe('text')
})
