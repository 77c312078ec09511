import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { accent, color, country, link, text } from '#content/schema/fields.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { ObjectShape } from '#content/shape.ts'
import { type Editor, EditorContext } from '../../components/editor-context.ts'
import { field } from '../../model/documents/form-field-kinds.ts'
import { interfaceIn, startStore } from '../../model/testing/start-store.ts'
import { type FieldError, isAbout } from '../field-errors.ts'
import { type Form, FormContext } from '../form-context.ts'
import { Fields } from './fields.tsx'

let editor: Editor
let i18n: Awaited<ReturnType<typeof interfaceIn>>
beforeAll(async () => {
  i18n = await interfaceIn('en')
  const { store } = await startStore()
  editor = { ...store, may: Object.assign(() => true, { writeIn: () => true }) } as unknown as Editor
})

/** Returns the HTML of a form whose only field is `value`. */
function html(rules: z.ZodType, value: unknown, errors: FieldError[] = [], values = {}) {
  const schema = shapeOf(z.object({ value: rules })) as ObjectShape
  const form = {
    schema,
    values,
    read: ([key]: string[]) => (key ? value : { value }),
    readBefore: () => value,
    errorAt: (at: string[]) => errors.find((fieldError) => isAbout(at, fieldError))?.text,
    hasError: () => errors.length > 0,
  } as unknown as Form
  return renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <EditorContext value={editor}>
        <FormContext value={form}>
          <Fields schema={schema} at={[]} />
        </FormContext>
      </EditorContext>
    </I18nextProvider>,
  )
}

/** Returns the attributes of the controls that are marked as invalid. */
const invalidIn = (page: string) => page.match(/<(input|textarea|select)[^>]*aria-invalid="true"[^>]*>/g) ?? []
const describes = (page: string, control: string) => {
  const [, id] = page.match(/<p id="([^"]*)" role="alert"/) ?? []
  const [, described = ''] = control.match(/aria-describedby="([^"]*)"/) ?? []
  return id !== undefined && described.split(' ').includes(id)
}
const both = { en: 'One', ar: 'واحد' }

test.each<[string, z.ZodType, unknown]>([
  ['a date', z.iso.date(), '2026-01-01'],
  ['a time', z.iso.time(), '10:00'],
  ['a country', country, 'SA'],
  ['a colour', color, '#fff'],
  ['a switch', z.boolean(), true],
  ['a line', field(z.string(), { line: 'text' }), 'One'],
  ['a password', field(z.string(), { line: 'password' }), 'One'],
  ['words', field(z.array(z.string()), { line: 'words' }), ['One']],
  ['a moment', field(z.string(), { line: 'moment' }), ''],
  ['a choice of many options', z.enum(['a', 'b', 'c', 'd', 'e', 'f']), 'a'],
])('the control of %s is marked as refused and has the error as its description', (_name, rules, value) => {
  expect(invalidIn(html(rules, value))).toEqual([])
  const page = html(rules, value, [{ path: ['value'], text: 'Refused' }])
  const controls = invalidIn(page)
  expect(controls).toHaveLength(1)
  expect(controls.every((control) => describes(page, control))).toBe(true)
})

test('the group of a choice of few options has the error as its description', () => {
  const page = html(accent, 'teal', [{ path: ['value'], text: 'Refused' }])
  expect(describes(page, page.match(/<div[^>]*role="group"[^>]*>/)?.[0] ?? '')).toBe(true)
})

test.each([
  ['a text', text],
  ['a text in one line', field(z.object({ en: z.string(), ar: z.string() }), { line: 'texts', labels: 'language' })],
  ['an address', field(z.object({ en: z.string(), ar: z.string() }), { line: 'addresses', labels: 'pages.addressIn' })],
])('only the language that was refused is marked in %s', (_name, rules) => {
  const page = html(rules, both, [{ path: ['value', 'ar'], text: 'Refused' }])
  const controls = invalidIn(page)
  expect(controls).toHaveLength(1)
  expect(controls[0]).toMatch(/-ar"/)
  expect(describes(page, controls[0] ?? '')).toBe(true)
})

test('a text that was refused as a whole is marked in both languages', () => {
  expect(invalidIn(html(text, both, [{ path: ['value'], text: 'Refused' }]))).toHaveLength(2)
})

test('an empty text shows what stands in its place', () => {
  const rules = field(text, { usual: 'brand' })
  const placeholders = (value: unknown) =>
    [...html(rules, value, [], { brand: 'iLearn' }).matchAll(/placeholder="([^"]*)"/g)].map(([, shown]) => shown)
  expect(placeholders({})).toEqual(['iLearn', 'iLearn'])
  expect(placeholders({ en: 'Acme' })).toEqual(['iLearn', 'Acme'])
})

test('a switch may have other values than false and true', () => {
  const rules = field(z.enum(['hidden', 'public']), { values: ['hidden', 'public'], label: 'pages.isPublic' })
  expect(html(rules, 'public')).toMatch(/role="switch"[^>]*aria-checked="true"/)
  expect(html(rules, 'hidden')).toMatch(/role="switch"[^>]*aria-checked="false"/)
})

test('a link to a draft says so, without being refused', () => {
  const page = { slug: 'offer', path: { en: '/offer', ar: '/ar/offer' }, name: both, state: 'hidden' as const }
  editor.setState({ pages: [{ ...page, updated_at: '' }] })
  // Static markup is made from the initial state of a store.
  editor.getInitialState = editor.getState
  const shown = html(link, '/offer?from=menu#top')
  expect(shown).toContain('Draft: visitors get 404')
  expect(invalidIn(shown)).toEqual([])
  expect(html(link, '/about')).not.toContain('Draft')
})
