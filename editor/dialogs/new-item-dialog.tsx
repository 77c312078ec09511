import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { apply, type Edit, type FieldPatch, isListEdit } from '#content/edits.ts'
import type { ListItem } from '#content/json.ts'
import type { BilingualText } from '#content/locale.ts'
import { type Path, parsePath, readAt } from '#content/path.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { slugOf } from '#content/slug.ts'
import { today } from '#content/today.ts'
import { useEditor } from '../components/editor-context.ts'
import { type BoxUploads, useUploads } from '../components/media/use-uploads.ts'
import { Field } from '../form/fields/fields.tsx'
import { FormContext, type FormEdit } from '../form/form-context.ts'
import { LocalizedPromptField } from '../form/localized-prompt-field.tsx'
import { Prompt } from '../form/prompt.tsx'
import { useDraftAutosave } from '../form/use-draft-autosave.ts'
import { definitionOf, schemaAt } from '../model/documents/field-schema.ts'
import { fieldOf } from '../model/documents/form-fields.ts'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageLink } from '../model/documents/pages.ts'
import { isConflict, isOfDeletedFile, reasonOf } from '../model/messages/error-messages.ts'
import { newItemMessages } from '../model/messages/save-messages.ts'
import { navigateTo } from '../model/navigate.ts'
import { applyMediaPatch } from '../model/uploads/media-field.ts'
import type { OpenedDialog } from './edit-dialog-frame.tsx'

import '../form/form.css'

/**
 * Creates a post, story or job. Asks for the title, from which the id is derived (specification §5), and for the fields
 * that its card shows, so that visitors do not see an empty card.
 */
export function NewItemDialog({ document, adding, typed, returnFocusTo }: OpenedDialog) {
  const { store } = useEditor()
  const { t } = useTranslation()
  const blockType = document.type as BlockType
  const { collection }: BlockDefinition = catalogue[blockType]
  const { kinds = [] } = collection ?? {}
  const [draft, setDraft] = useState(() => startOf(kinds[0]?.type, typed))
  const [fieldError, setFieldError] = useState('')
  const [isRefused, setRefused] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { type } = draft
  const id = slugOf(draft.title.en)
  const messages = newItemMessages(t, document.type)
  const title = { en: draft.title.en.trim(), ar: draft.title.ar.trim() }
  const isTouched = Object.keys(draft).length > 2 || title.en !== '' || title.ar !== ''
  useDraftAutosave(
    isTouched ? [{ path: [], list: { add: { ...draft, id }, before: adding?.before } }] : [],
    store.keepDraft,
  )
  const change = (...edits: FormEdit[]) => setDraft((before) => apply(before, edits as Edit[]))

  const promptedFields = (collection?.newItemFields ?? []).filter(({ of }) => !of || of === type)
  const blank = collection?.blank(title, id, today(), type) as ListItem
  const valueEdits = promptedFields.flatMap(({ path: dottedPath }) => {
    const path = dottedPath.split('.')
    const value = readAt(draft, path) as FieldPatch
    return value === undefined ? [] : [{ path, value }]
  })
  const item = apply(blank, valueEdits)
  const missing = promptedFields.flatMap(({ path: dottedPath, isRequired }) =>
    isRequired && !english(readAt(item, dottedPath.split('.'))) ? [dottedPath] : [],
  )
  const uploads = useUploads<'create' | 'createDraft'>({
    put: (at, patch) => change({ path: at, value: applyMediaPatch(readAt(item, at), patch) }),
    run: (action) => void create(action === 'createDraft'),
  })

  async function create(asDraft = false) {
    setRefused(missing.length > 0)
    if (!id) return setFieldError(t(title.en ? 'alerts.titleWithoutAddress' : 'alerts.titleRequired'))
    if (missing.length > 0) return
    setBusy(true)
    const complete = (collection?.updateDerivedFields?.(item, blank) ?? item) as ListItem
    const content = asDraft ? { ...complete, draft: true } : complete
    const isCreated = await pageActs(store).addItem(document.key, content, adding?.before, (error) =>
      setFieldError(
        isConflict(error) && !isOfDeletedFile(error)
          ? messages.isTaken(id)
          : [messages.failed, reasonOf(t, error)].join(' '),
      ),
    )
    setBusy(false)
    if (!isCreated) return
    store.discard()
    navigateTo(pageLink(t, store.locale(), document.page, id).href)
  }

  return (
    <Prompt
      title={messages.title}
      action={t('editor.create')}
      isTouched={isTouched || uploads.isPending}
      isBusy={isBusy || uploads.isAwaited}
      onSubmit={() => uploads.afterUploads('create')}
      // Without this button for stories and jobs, because these are created as drafts anyway.
      {...(!blank.draft && {
        secondAction: { label: t('editor.createDraft'), run: () => uploads.afterUploads('createDraft') },
      })}
      className={promptedFields.length > 0 ? 'is-medium' : 'is-small'}
      onClose={store.discard}
      returnFocusTo={returnFocusTo}
    >
      <LocalizedPromptField
        labels={{ en: t('editor.englishTitle'), ar: t('editor.arabicTitle') }}
        value={draft.title}
        errors={{ en: fieldError }}
        note={{ en: id && t('editor.addressWillBe', { id }) }}
        onChange={(title) => {
          setDraft({ ...draft, title })
          setFieldError('')
        }}
      />
      {kinds.length > 0 && (
        <fieldset className="ed-choice">
          <legend>{t('fields.type')}</legend>
          {kinds.map(({ type: each, name }) => (
            <label key={each} className="ed-row">
              <input
                type="radio"
                name="type"
                value={each}
                checked={type === each}
                onChange={() => setDraft({ ...draft, type: each })}
              />
              {t(name)}
            </label>
          ))}
        </fieldset>
      )}
      <NewItemFields
        type={blockType}
        paths={promptedFields.map(({ path: dottedPath }) => dottedPath)}
        missing={isRefused ? missing : []}
        {...{ item, change, uploads }}
      />
    </Prompt>
  )
}

type NewItemFieldsProps = {
  type: BlockType
  paths: string[]
  item: unknown
  change: (...edits: FormEdit[]) => void
  /** The dotted paths of the required fields that are empty. */
  missing: string[]
  uploads: BoxUploads
}

/** The fields of a new item except its title, with the same controls as in the item's form. */
function NewItemFields({ type, paths, item, change, missing, uploads }: NewItemFieldsProps) {
  const { t } = useTranslation()
  const isDragging = useRef(false)
  const schema = definitionOf(type).collection?.item
  if (!schema || paths.length === 0) return null
  const isMissing = (at: Path) => missing.includes(at.join('.'))
  const form = {
    type,
    schema,
    rootPath: [],
    uploads,
    read: (at: Path) => readAt(item, at),
    readBefore: () => undefined,
    change,
    errorAt: (at: Path) => (isMissing(at) ? t('faults.missing') : undefined),
    hasError: isMissing,
    isTouched: false,
    enter: () => {},
    focusOn: () => {},
    isDragging,
  }
  return (
    <FormContext value={form}>
      <div className="ed-stack ed-form ed-asked">
        {paths.map((dottedPath) => {
          const at = parsePath(undefined, dottedPath)
          const found = schemaAt(schema, at)
          const field = found && fieldOf(at.at(-1) ?? '', found)
          // A choice in a new item does not offer the option 'default': the user has to choose a value.
          const isOptional = field?.kind !== 'choice' && field?.isOptional === true
          return field && <Field key={dottedPath} field={{ ...field, isOptional }} at={at} />
        })}
      </div>
    </FormContext>
  )
}

type Draft = { title: { en: string; ar: string }; type: string } & Record<string, unknown>

/** Returns the draft of a failed save (`typed`), or a blank draft. */
function startOf(type = '', typed: Edit[] = []): Draft {
  const blankStart: Draft = { title: { en: '', ar: '' }, type }
  const [edit] = typed
  if (!edit || !isListEdit(edit) || !('add' in edit.list)) return blankStart
  const { id: _, ...draft } = edit.list.add
  return { ...blankStart, ...draft }
}

/** Returns the English text. In a required field the Arabic may be empty. */
const english = (text: unknown) => (text as Partial<BilingualText> | undefined)?.en?.trim()
