import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type BlockType, catalogue } from '#blocks/catalogue.ts'
import { apply, type Edit, type FieldPatch } from '#content/edits.ts'
import { isSame, type ListItem } from '#content/json.ts'
import type { BilingualText } from '#content/locale.ts'
import { readAt } from '#content/path.ts'
import type { BlockDefinition, Collection } from '#content/schema/block-definition.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { ObjectShape } from '#content/shape.ts'
import { slugOf } from '#content/slug.ts'
import { today } from '#content/today.ts'
import arabic from '#locales/ar/pages.json' with { type: 'json' }
import english from '#locales/en/pages.json' with { type: 'json' }
import { useEditor, useLocale } from '../components/editor-context.ts'
import { focusNextPage } from '../components/focus-page.ts'
import { useMessages } from '../components/use-messages.ts'
import { useDraftAutosave } from '../form/autosave-and-preview.ts'
import { DialogForm } from '../form/dialog-form.tsx'
import { useFormState } from '../form/use-form-state.ts'
import { fieldName } from '../model/documents/names.ts'
import { pageActs } from '../model/documents/page-acts.ts'
import { pageLink } from '../model/documents/pages.ts'
import { sampleFields } from '../model/documents/publishing.ts'
import { isConflict, isOfDeletedFile, reasonOf } from '../model/messages/error-messages.ts'
import { newItemMessages } from '../model/messages/save-messages.ts'
import { navigateTo } from '../model/navigate.ts'
import { draftOfNewItem, type OpenedDialog } from './edit-dialog-frame.tsx'

/** The values of the fields that are asked for, at their paths in the item. */
type Draft = { title: { en: string; ar: string }; type: string } & Record<string, unknown>

/**
 * Creates a post, story or job. Asks for the title, from which the id is derived (specification §5), and for the fields
 * that its card shows, so that visitors do not see an empty card.
 */
export function NewItemDialog({ document, adding, typed, returnFocusTo }: OpenedDialog) {
  const { collection }: BlockDefinition = catalogue[document.type as BlockType]
  if (!collection) return null
  return <NewItem {...{ document, adding, typed, returnFocusTo, collection }} />
}

type NewItemProps = Pick<OpenedDialog, 'document' | 'adding' | 'typed' | 'returnFocusTo'> & { collection: Collection }

function NewItem({ document, adding, typed = [], returnFocusTo, collection }: NewItemProps) {
  const editor = useEditor()
  const { open } = editor
  const locale = useLocale()
  const { t } = useTranslation()
  useMessages('pages', { en: english, ar: arabic })
  const messages = newItemMessages(t, document.type)
  const { kinds = [] } = collection
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [blank] = useState(() => blankDraft(collection, adding?.type))
  const [start] = useState(() => ({ ...blank, ...draftOfNewItem(typed) }))
  /** Stories and vacancies need more than their titles before visitors see them. */
  const isDraftFirst = itemOf(collection, blank).blank.draft === true
  const state = useFormState({
    schema: shapeOfNewItem(collection),
    rules: collection.item,
    paths: (draft) => ['title', ...(kinds.length > 0 ? ['type'] : []), ...asked(collection, draft as Draft)],
    base: undefined,
    start,
    choices: { type: kinds.map(({ type, name }) => [type, t(name)]) },
    values: (draft) => ({ id: idOf(draft as Draft) }),
    isTouched: (draft) => !isSame({ ...(draft as Draft), type: '' }, { ...blank, type: '' }),
    check(draft) {
      const { title } = draft as Draft
      const unnamed = t(title.en.trim() ? 'alerts.titleWithoutAddress' : 'alerts.titleRequired')
      const missing = asked(collection, draft as Draft, true).filter(
        (path) => !englishOf(readAt(draft, path.split('.'))),
      )
      return [
        ...(idOf(draft as Draft) ? [] : [{ path: ['title', 'en'], text: unnamed }]),
        ...missing.map((path) => ({ path: [...path.split('.'), 'en'], text: t('faults.missing') })),
      ]
    },
    onSubmit: (draft, by) => void create(draft as Draft, (by === 'second') !== isDraftFirst),
  })
  const draft = state.draft as Draft
  useDraftAutosave(
    state.isTouched ? [{ path: [], list: { add: { ...draft, id: idOf(draft) }, before: adding?.before } }] : [],
    open.keepDraft,
  )

  const samples = sampleFields(shapeOf(collection.item), itemOf(collection, draft).item).map((key) =>
    fieldName(t, [key]),
  )

  async function create(draft: Draft, asDraft: boolean) {
    const id = idOf(draft)
    const { blank, item } = itemOf(collection, draft)
    const complete = (collection.updateDerivedFields?.(item, blank) ?? item) as ListItem
    setBusy(true)
    setFailure(undefined)
    const { draft: _, ...published } = complete
    const content = asDraft ? { ...published, draft: true } : published
    const isCreated = await pageActs(editor).addItem(document.key, content, adding?.before, (error) => {
      const isTaken = isConflict(error) && !isOfDeletedFile(error)
      if (isTaken) state.refuse([{ path: ['title', 'en'], text: messages.isTaken(id) }])
      else setFailure([messages.failed, reasonOf(t, error)].join(' '))
    })
    setBusy(false)
    if (!isCreated) return
    open.discard()
    const { href } = pageLink(t, locale, document.page, id)
    focusNextPage()
    navigateTo(href)
  }

  return (
    <DialogForm
      {...{ state, isBusy, returnFocusTo }}
      title={messages.title}
      action={t(isDraftFirst ? 'pages.createDraft' : 'pages.createPublic')}
      secondAction={t(isDraftFirst ? 'pages.createPublic' : 'pages.createDraft')}
      className={asked(collection, draft).length > 0 ? 'is-medium' : 'is-small'}
      onClose={open.discard}
    >
      {samples.length > 0 && (
        <p className="ed-muted">{t('pages.samples', { fields: samples.join(t('editor.comma')) })}</p>
      )}
      {failure && (
        <p role="alert" className="ed-refused">
          {failure}
        </p>
      )}
    </DialogForm>
  )
}

/** Returns the shape of an item with a title in one line. */
function shapeOfNewItem({ item, kinds = [] }: Collection): ObjectShape {
  const shape = shapeOf(item) as ObjectShape
  const note = ({ id }: Record<string, string>) => (id ? { en: 'editor.addressWillBe' } : {})
  return {
    ...shape,
    fields: {
      ...shape.fields,
      title: { type: 'line', input: { line: 'texts', labels: 'editor.titleIn', notes: note } },
      type: { type: 'choice', options: kinds.map(({ type }) => type) },
    },
  }
}

const idOf = ({ title }: Draft) => slugOf(title.en)

/**
 * Returns the dotted paths of the fields, besides title and type, that the dialog asks for, or only the required ones.
 */
const asked = ({ newItemFields = [] }: Collection, { type }: Draft, isOnlyRequired = false) =>
  newItemFields
    .filter(({ of, isRequired }) => (!of || of === type) && (isRequired || !isOnlyRequired))
    .map(({ path }) => path)

/** Returns the complete item of a draft, and a blank one. */
function itemOf(collection: Collection, draft: Draft) {
  const title = { en: draft.title.en.trim(), ar: draft.title.ar.trim() }
  const blank = collection.blank(title, idOf(draft), today(), draft.type) as ListItem
  const edits = asked(collection, draft).map((path) => ({
    path: path.split('.'),
    value: readAt(draft, path.split('.')) as FieldPatch,
  }))
  return { blank, item: apply(blank, edits as Edit[]) }
}

/** Returns a draft with what a blank item has in the fields that are asked for. */
function blankDraft(collection: Collection, kind?: string): Draft {
  const { kinds = [], newItemFields = [] } = collection
  const draft: Draft = { title: { en: '', ar: '' }, type: kind ?? kinds[0]?.type ?? '' }
  const edits = newItemFields.flatMap(({ path: dottedPath, of = draft.type }) => {
    const path = dottedPath.split('.')
    const value = readAt(itemOf(collection, { ...draft, type: of }).blank, path)
    return value === undefined ? [] : [{ path, value }]
  })
  return apply(draft, edits as Edit[])
}

/** Returns the English text. In a required field the Arabic may be empty. */
const englishOf = (text: unknown) => (text as Partial<BilingualText> | undefined)?.en?.trim()
