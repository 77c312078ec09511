import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block.ts'
import { slugOf } from '#content/slug.ts'
import { today } from '#content/today.ts'
import type { Desk } from '../desk.ts'
import { reasonOf } from '../failures.ts'
import { isConflict, isOfDeletedFile } from '../history/is-conflict.ts'
import { newItemWords } from '../new-item-words.ts'
import { lookAt } from '../pointing/look-at.ts'
import type { Entry } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { Prompt, PromptField } from './prompt.tsx'

type NewItemProps = {
  desk: Desk
  unit: Unit
  before: string | undefined
  backTo: HTMLElement | null
  onClose: () => void
  /** Dialogs that come over this one while it is open. */
  children: ReactNode
}

/** A new post, story or vacancy begins with its title; its id is made of the English one (specification §5). */
export function NewItemDialog({ desk, unit, before, backTo, onClose, children }: NewItemProps) {
  const { t } = useTranslation()
  const [english, setEnglish] = useState('')
  const [arabic, setArabic] = useState('')
  const [type, setType] = useState('blog')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isPost = unit.type === 'RESOURCES'
  const { collection }: BlockDefinition = catalogue[unit.type]
  const id = slugOf(english)
  const words = newItemWords(t, unit.type)

  async function create() {
    if (!english.trim() || !id) return setFault(t('alerts.titleRequired'))
    const title = { en: english.trim(), ar: arabic.trim() }
    const blank = collection?.blank(title, id, today()) as Entry
    setBusy(true)
    const isCreated = await desk.structure.addItem(unit.key, isPost ? { ...blank, type } : blank, before, (error) =>
      setFault(
        isConflict(error) && !isOfDeletedFile(error) ? words.isTaken(id) : [words.failed, reasonOf(t, error)].join(' '),
      ),
    )
    setBusy(false)
    if (!isCreated) return
    onClose()
    lookAt(`[data-edit-item="${collection?.key}/${id}"]`)
  }

  return (
    <Prompt
      title={words.title}
      action={t('editor.create')}
      isTouched={english.trim() !== '' || arabic.trim() !== ''}
      isBusy={isBusy}
      onSubmit={() => void create()}
      onClose={onClose}
      backTo={backTo}
      over={children}
    >
      <PromptField
        label={t('editor.englishTitle')}
        value={english}
        lang="en"
        dir="ltr"
        fault={fault}
        note={id && t('editor.addressWillBe', { id })}
        onChange={(value) => {
          setEnglish(value)
          setFault('')
        }}
      />
      <PromptField label={t('editor.arabicTitle')} value={arabic} lang="ar" dir="rtl" onChange={setArabic} />
      {isPost && (
        <fieldset className="ed-choice">
          <legend>{t('fields.type')}</legend>
          {(['blog', 'event'] as const).map((each) => (
            <label key={each}>
              <input type="radio" name="type" value={each} checked={type === each} onChange={() => setType(each)} />
              {t(each === 'blog' ? 'common.blogPost' : 'common.event')}
            </label>
          ))}
        </fieldset>
      )}
    </Prompt>
  )
}
