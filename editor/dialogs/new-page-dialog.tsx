import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod'
import type { PageDetails } from '#api/pages.ts'
import { startTypes } from '#blocks/page-starts.ts'
import type { Locale } from '#content/locale.ts'
import { pagePathOf } from '#content/page-path.ts'
import arabic from '#locales/ar/pages.json' with { type: 'json' }
import english from '#locales/en/pages.json' with { type: 'json' }
import { useEditor, useLocale } from '../components/editor-context.ts'
import { focusNextPage } from '../components/focus-page.ts'
import { useMessages } from '../components/use-messages.ts'
import { usePages } from '../components/use-pages.ts'
import { formOfAct, useActForm } from '../form/act-form.tsx'
import { useDraftAutosave } from '../form/autosave-and-preview.ts'
import { DialogForm } from '../form/dialog-form.tsx'
import { addressRefusals } from '../form/settings-refusals.ts'
import { field } from '../model/documents/form-field-kinds.ts'
import { pageLink, pageName } from '../model/documents/pages.ts'
import { addressFields } from '../model/documents/settings-fields.ts'
import { navigateTo } from '../model/navigate.ts'
import { draftOfNewItem, type OpenedDialog } from './edit-dialog-frame.tsx'
import { CopiedPagePicture, PagePicture } from './page-picture.tsx'

type Pair = Record<Locale, string>

const starts = ['landing', 'solution', 'event', 'text', 'blank'] as const

const fields = z.object({
  name: field(z.object({ en: z.string().trim().min(1, 'alerts.nameRequired'), ar: z.string().trim() }), {
    line: 'texts',
    labels: 'editor.nameIn',
  }),
  path: addressFields,
  start: field(z.enum([...starts, 'copy']), { label: 'pages.begin' }),
  copied: field(z.string(), {
    line: 'select',
    label: 'pages.copyOf',
    isShown: ({ start }: { start: string }) => start === 'copy',
  }),
})

const suggested = ({ en, ar }: Pair): Pair => ({
  en: pagePathOf('en', en),
  ar: ar.trim() ? pagePathOf('ar', ar) : '',
})

/** Creates a page: asks for its name, its addresses (suggested from the name), and the blocks that it starts with. */
export function NewPageDialog({ typed = [], returnFocusTo }: OpenedDialog) {
  const editor = useEditor()
  const { client, open } = editor
  const locale = useLocale()
  const { t } = useTranslation()
  useMessages('pages', { en: english, ar: arabic })
  const pages = usePages()
  const [blank] = useState({
    name: { en: '', ar: '' },
    path: suggested({ en: '', ar: '' }),
    start: 'landing' as const,
    copied: editor.getState().pageBlocks.key || 'home',
  })
  const [start] = useState(() => ({ ...blank, ...draftOfNewItem(typed) }))
  const form = formOfAct({
    act: 'pages.create',
    title: t('pages.new'),
    fields,
    blank,
    start,
    choices: {
      start: [
        ...starts.map(
          (each) => [each, t(`pages.start.${each}`), <PagePicture key={each} types={startTypes[each]} />] as const,
        ),
        ['copy', t('pages.start.copy'), <CopiedPagePicture key="copy" />],
      ],
      copied: pages.map(({ slug }) => [slug, pageName(t, locale, slug)]),
    },
    options: { isOfPage: true },
    follow(draft, { name }) {
      const [was, is] = [suggested(name), suggested(draft.name)]
      const pathIn = (each: Locale) => (draft.path[each] === was[each] ? is[each] : draft.path[each])
      return { ...draft, path: { en: pathIn('en'), ar: pathIn('ar') } }
    },
    refusals: (error, { path }) => addressRefusals(t, error, path),
    send: ({ name, path, start, copied }, by) =>
      client.createPage({
        state: by === 'second' ? 'public' : 'hidden',
        name: withoutEmpty(name),
        path: withoutEmpty(path),
        ...(start === 'copy' ? { copy_of: copied } : { start }),
      }),
  })
  const { state, title, isBusy } = useActForm(form, (_, page) => {
    open.discard()
    const { href } = pageLink(t, locale, (page as PageDetails).slug)
    focusNextPage()
    navigateTo(href)
  })
  const draft = state.draft as z.input<typeof fields>
  useDraftAutosave(state.isTouched ? [{ path: [], list: { add: { id: 'new', ...draft } } }] : [], open.keepDraft)
  const hasSamples = !['blank', 'copy'].includes(draft.start)
  return (
    <DialogForm
      {...{ state, title, isBusy, returnFocusTo }}
      onClose={open.close}
      action={t('pages.createDraft')}
      secondAction={t('pages.createPublic')}
      className="is-medium"
    >
      {hasSamples && <p className="ed-muted">{t('pages.samples', { fields: t('pages.samplesOfPage') })}</p>}
    </DialogForm>
  )
}

const withoutEmpty = ({ en, ar }: Pair) => ({ en, ...(ar && { ar }) })
