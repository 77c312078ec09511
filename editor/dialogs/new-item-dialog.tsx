import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block.ts'
import { slugOf } from '#content/slug.ts'
import { today } from '#content/today.ts'
import type { Desk } from '../desk.ts'
import { reasonOf } from '../failures.ts'
import { follow } from '../follow.ts'
import { isConflict, isOfDeletedFile } from '../history/is-conflict.ts'
import { useKeptDraft } from '../kept-draft.ts'
import { newItemWords } from '../new-item-words.ts'
import { whereStored } from '../panels/where.ts'
import { type Edit, type Entry, isListEdit } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { Prompt } from './prompt.tsx'
import { PromptPair } from './prompt-pair.tsx'

type NewItemProps = {
  desk: Desk
  unit: Unit
  before: string | undefined
  /** One that was being made when its tab died. */
  typed?: Edit[] | undefined
  backTo: HTMLElement | null
  onClose: () => void
  /** It is made: closes, and lets go of what was typed. */
  onDone: () => void
  /** Dialogs that come over this one while it is open. */
  children: ReactNode
}

/** A new post, story or vacancy begins with its title; its id is made of the English one (specification §5). */
export function NewItemDialog(props: NewItemProps) {
  const { desk, unit, before, typed, backTo, onClose, onDone, children } = props
  const { t } = useTranslation()
  const [start] = useState(() => startOf(typed))
  const [typedTitle, setTitle] = useState(start.title)
  const [type, setType] = useState(start.type)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const isPost = unit.type === 'RESOURCES'
  const { collection }: BlockDefinition = catalogue[unit.type]
  const id = slugOf(typedTitle.en)
  const words = newItemWords(t, unit.type)
  const title = { en: typedTitle.en.trim(), ar: typedTitle.ar.trim() }
  const isTouched = title.en !== '' || title.ar !== ''
  useKeptDraft(isTouched ? [{ steps: [], list: { add: { id, title, type }, before } }] : [], desk.keepDraft)

  async function create() {
    if (!title.en || !id) return setFault(t('alerts.titleRequired'))
    const blank = collection?.blank(title, id, today(), type) as Entry
    setBusy(true)
    const isCreated = await desk.structure.addItem(unit.key, blank, before, (error) =>
      setFault(
        isConflict(error) && !isOfDeletedFile(error) ? words.isTaken(id) : [words.failed, reasonOf(t, error)].join(' '),
      ),
    )
    setBusy(false)
    if (!isCreated) return
    onDone()
    follow(whereStored(t, desk.locale(), unit.page, id).href)
  }

  return (
    <Prompt
      title={words.title}
      action={t('editor.create')}
      isTouched={isTouched}
      isBusy={isBusy}
      onSubmit={() => void create()}
      onClose={onClose}
      backTo={backTo}
      over={children}
    >
      <PromptPair
        labels={{ en: t('editor.englishTitle'), ar: t('editor.arabicTitle') }}
        value={typedTitle}
        fault={fault}
        notes={{ en: id && t('editor.addressWillBe', { id }) }}
        onChange={(value) => {
          setTitle(value)
          setFault('')
        }}
      />
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

const blankStart = { title: { en: '', ar: '' }, type: 'blog' }

/** What was typed into the dialog before. */
function startOf(typed: Edit[] = []): typeof blankStart {
  const [edit] = typed
  return edit && isListEdit(edit) && 'add' in edit.list ? { ...blankStart, ...edit.list.add } : blankStart
}
