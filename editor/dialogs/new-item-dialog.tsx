import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { catalogue } from '#blocks/catalogue.ts'
import type { BlockDefinition } from '#content/schema/block.ts'
import { slugOf } from '#content/slug.ts'
import type { LocalizedText } from '#content/text.ts'
import { today } from '#content/today.ts'
import type { Desk } from '../desk.ts'
import { reasonOf } from '../failures.ts'
import { follow } from '../follow.ts'
import type { Change } from '../form/form-context.ts'
import { isConflict, isOfDeletedFile } from '../history/is-conflict.ts'
import { useKeptDraft } from '../kept-draft.ts'
import { patched } from '../media/media-value.ts'
import { useUploads } from '../media/use-uploads.ts'
import { newItemWords } from '../new-item-words.ts'
import { whereStored } from '../panels/where.ts'
import { type Edit, type Entry, type FieldPatch, isListEdit, readAt, withEdits } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import { AskedFields } from './asked-fields.tsx'
import { Prompt } from './prompt.tsx'
import { PromptPair } from './prompt-pair.tsx'

type NewItemProps = {
  desk: Desk
  unit: Unit
  before: string | undefined
  /** One that was being made when its tab died. */
  typed?: Edit[] | undefined
  backTo: HTMLElement | null
  /** Closes, and lets go of what was typed. */
  onClose: () => void
  /** Dialogs that come over this one while it is open. */
  children: ReactNode
}

/**
 * A new post, story or vacancy begins with its title, of which its id is made (specification §5), and with what its card
 * needs, so that visitors never meet a blank one.
 */
export function NewItemDialog(props: NewItemProps) {
  const { desk, unit, before, typed, backTo, onClose, children } = props
  const { t } = useTranslation()
  const [draft, setDraft] = useState(() => startOf(typed))
  const [fault, setFault] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isPost = unit.type === 'RESOURCES'
  const { collection }: BlockDefinition = catalogue[unit.type]
  const { type } = draft
  const id = slugOf(draft.title.en)
  const words = newItemWords(t, unit.type)
  const title = { en: draft.title.en.trim(), ar: draft.title.ar.trim() }
  const isTouched = Object.keys(draft).length > 2 || title.en !== '' || title.ar !== ''
  useKeptDraft(isTouched ? [{ steps: [], list: { add: { ...draft, id }, before } }] : [], desk.keepDraft)
  const change = (...edits: Change[]) => setDraft((before) => withEdits(before, edits as Edit[]))

  const asked = (collection?.asks ?? []).filter(({ of }) => !of || of === type)
  const blank = collection?.blank(title, id, today(), type) as Entry
  const answers = asked.flatMap(({ path }) => {
    const steps = path.split('.')
    const value = readAt(draft, steps) as FieldPatch
    return value === undefined ? [] : [{ steps, value }]
  })
  const item = withEdits(blank, answers)
  const missing = asked.flatMap(({ path, isRequired }) =>
    isRequired && !english(readAt(item, path.split('.'))) ? [path] : [],
  )
  const uploads = useUploads<'create'>({
    desk,
    put: (at, patch) => change({ steps: at, value: patched(readAt(item, at), patch) }),
    run: () => void create(),
  })

  async function create() {
    setRefused(missing.length > 0)
    if (!title.en || !id) return setFault(t('alerts.titleRequired'))
    if (missing.length > 0) return
    setBusy(true)
    const content = (collection?.follow?.(item, blank) ?? item) as Entry
    const isCreated = await desk.structure.addItem(unit.key, content, before, (error) =>
      setFault(
        isConflict(error) && !isOfDeletedFile(error) ? words.isTaken(id) : [words.failed, reasonOf(t, error)].join(' '),
      ),
    )
    setBusy(false)
    if (!isCreated) return
    onClose()
    follow(whereStored(t, desk.locale(), unit.page, id).href)
  }

  return (
    <Prompt
      title={words.title}
      action={t('editor.create')}
      isTouched={isTouched || uploads.isPending}
      isBusy={isBusy || uploads.isAwaited}
      onSubmit={() => uploads.afterUploads('create')}
      className={asked.length > 0 ? 'is-medium' : 'is-small'}
      onClose={onClose}
      backTo={backTo}
      over={children}
    >
      <PromptPair
        labels={{ en: t('editor.englishTitle'), ar: t('editor.arabicTitle') }}
        value={draft.title}
        fault={fault}
        notes={{ en: id && t('editor.addressWillBe', { id }) }}
        onChange={(title) => {
          setDraft({ ...draft, title })
          setFault('')
        }}
      />
      {isPost && (
        <fieldset className="ed-choice">
          <legend>{t('fields.type')}</legend>
          {(['blog', 'event'] as const).map((each) => (
            <label key={each}>
              <input
                type="radio"
                name="type"
                value={each}
                checked={type === each}
                onChange={() => setDraft({ ...draft, type: each })}
              />
              {t(each === 'blog' ? 'common.blogPost' : 'common.event')}
            </label>
          ))}
        </fieldset>
      )}
      <AskedFields
        type={unit.type}
        paths={asked.map(({ path }) => path)}
        missing={isRefused ? missing : []}
        {...{ item, change, uploads, desk }}
      />
    </Prompt>
  )
}

type Draft = { title: { en: string; ar: string }; type: string } & Record<string, unknown>

const blankStart: Draft = { title: { en: '', ar: '' }, type: 'blog' }

/** What was typed into the dialog before. */
function startOf(typed: Edit[] = []): Draft {
  const [edit] = typed
  if (!edit || !isListEdit(edit) || !('add' in edit.list)) return blankStart
  const { id: _, ...draft } = edit.list.add
  return { ...blankStart, ...draft }
}

/** The English of a text, which has to be there. */
const english = (text: unknown) => (text as Partial<LocalizedText> | undefined)?.en?.trim()
