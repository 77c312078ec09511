import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { NewPage } from '#api/pages.ts'
import { pagePathOf } from '#content/page-path.ts'
import { Choice } from '../components/choice.tsx'
import { useEditor } from '../components/editor-context.ts'
import { usePages } from '../components/use-pages.ts'
import { LocalizedPromptField } from '../form/localized-prompt-field.tsx'
import { Prompt } from '../form/prompt.tsx'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageLink, pageName } from '../model/documents/pages.ts'
import { navigateTo } from '../model/navigate.ts'
import { type AddressErrors, AddressFields, addressErrors } from './address-fields.tsx'

const starts = ['landing', 'solution', 'event', 'text', 'blank', 'copy'] as const

/** Creates a page: asks for its name, its addresses (suggested from the name), and the blocks that it starts with. */
export function NewPageDialog({ returnFocusTo, onClose }: { returnFocusTo: HTMLElement | null; onClose: () => void }) {
  const { store, locale } = useEditor()
  const { t } = useTranslation()
  const pages = usePages()
  const [name, setName] = useState({ en: '', ar: '' })
  const [typedPath, setTypedPath] = useState<Partial<Record<'en' | 'ar', string>>>({})
  const [start, setStart] = useState<(typeof starts)[number]>('landing')
  const [copied, setCopied] = useState(store.getState().pageBlocks.key || 'home')
  const [errors, setErrors] = useState<AddressErrors>({})
  const [isBusy, setBusy] = useState(false)
  const path = {
    en: typedPath.en ?? pagePathOf('en', name.en),
    ar: typedPath.ar ?? (name.ar.trim() ? pagePathOf('ar', name.ar) : ''),
  }
  const isTouched = name.en !== '' || name.ar !== ''

  async function create() {
    if (!name.en.trim()) return setErrors({ name: t('alerts.nameRequired') })
    setBusy(true)
    const page: NewPage = {
      name: { en: name.en.trim(), ...(name.ar.trim() && { ar: name.ar.trim() }) },
      path: { en: path.en, ...(path.ar && { ar: path.ar }) },
      ...(start === 'copy' ? { copy_of: copied } : { start }),
    }
    const slug = await pageActs(store).createPage(page, (error) => {
      const found = addressErrors(t, error, path)
      if (found) setErrors(found)
      return found !== undefined
    })
    setBusy(false)
    if (!slug) return
    onClose()
    navigateTo(pageLink(t, locale, slug).href)
  }
  return (
    <Prompt
      title={t('pages.new')}
      action={t('pages.create.label')}
      isTouched={isTouched}
      isBusy={isBusy}
      onSubmit={() => void create()}
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      className="is-medium"
    >
      <div className="ed-two">
        <LocalizedPromptField
          labels={{ en: t('editor.nameIn.en'), ar: t('editor.nameIn.ar') }}
          value={name}
          errors={{ en: errors.name }}
          onChange={(value) => {
            setName(value)
            setErrors({})
          }}
        />
      </div>
      <AddressFields
        path={path}
        errors={errors}
        onChange={(next) => {
          setTypedPath({ ...typedPath, ...next })
          setErrors({})
        }}
      />
      <div className="ed-two">
        <Choice
          label={t('pages.begin')}
          value={start}
          options={starts.map((each) => [each, t(`pages.start.${each}`)])}
          onChange={setStart}
        />
        {start === 'copy' && (
          <Choice
            label={t('pages.copyOf')}
            value={copied}
            options={pages.map(({ slug }) => [slug, pageName(t, locale, slug)])}
            onChange={setCopied}
          />
        )}
      </div>
    </Prompt>
  )
}
