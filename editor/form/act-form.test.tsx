import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { accent, text } from '#content/schema/fields.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { type Editor, EditorContext } from '../components/editor-context.ts'
import { field } from '../model/documents/form-field-kinds.ts'
import { interfaceIn, startStore } from '../model/testing/start-store.ts'
import { ActForm, formOfAct } from './act-form.tsx'
import { fieldErrorsOf } from './field-errors.ts'

const fields = z.object({
  title: field(text, { label: 'fields.title' }),
  name: field(z.string().trim().min(1, 'form.nameRequired'), { line: 'text', label: 'people.name' }),
  email: field(z.email('login.emailInvalid'), { line: 'email', label: 'login.email' }),
  accent: field(accent, { label: 'fields.accent' }),
  isPublic: field(z.boolean(), { label: 'pages.isPublic' }),
})
const form = formOfAct({
  act: 'people.invite',
  fields,
  start: { title: { en: '' }, name: '', email: '', accent: 'primary', isPublic: true },
  send: async () => {},
})

test('a form of five fields is its schema and its messages', async () => {
  const i18n = await interfaceIn('en')
  const { store } = await startStore()
  const editor = { ...store, may: Object.assign(() => true, { writeIn: () => true }) } as unknown as Editor
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <EditorContext value={editor}>
        <ActForm form={form} onDone={() => {}} />
      </EditorContext>
    </I18nextProvider>,
  )
  const text = html.replaceAll(/<[^>]+>/g, '\n')
  for (const name of ['Title', 'Name', 'Email', 'Visitors see the page', 'Send invitation'])
    expect(text).toContain(`\n${name}\n`)
  const errors = fieldErrorsOf(i18n.t, 'en', shapeOf(fields), fields, { ...form.start, email: 'nobody' })
  expect(errors.map(({ path, text }) => [path.join('.'), text])).toEqual([
    ['name', i18n.t('form.nameRequired')],
    ['email', i18n.t('login.emailInvalid')],
  ])
})
