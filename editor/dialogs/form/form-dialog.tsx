import { useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { apply, type Edit } from '#content/edits.ts'
import { type Path, readAt } from '#content/path.ts'
import { useEditor } from '../../components/editor-context.ts'
import { useUploads } from '../../components/media/use-uploads.ts'
import { blockName, fieldName } from '../../model/documents/field-name.ts'
import { definitionOf, schemaAt } from '../../model/documents/field-schema.ts'
import { itemTitle } from '../../model/documents/item-title.ts'
import { emptiedIn } from '../../model/edits/emptied-texts.ts'
import { applyMediaPatch } from '../../model/uploads/media-value.ts'
import { EditDialogFrame, type OpenedDialog } from '../edit-dialog-frame.tsx'
import './form.css'
import './list/form-lists.css'
import { firstToFill } from '../../model/documents/form-fields.ts'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { type FieldError, fieldErrorsOf, isAbout, isWithin } from './field-errors.ts'
import { type Change, type Form, FormContext } from './form-context.ts'
import { formEdits, isTouched as isTouchedIn, startForm } from './form-edits.ts'
import { firstInput, useFocusAfterRender } from './form-focus.ts'
import { FormPart } from './form-part.tsx'
import { listItemsAlong, pathKey } from './form-paths.ts'
import { rowButtonSelector } from './list/rows.tsx'
import { rulesAt } from './rules-at.ts'
import { unknownLinks } from './unknown-links.ts'

/** Edits a whole block, collection item or list item in a form that its schema defines. Saves it as one change. */
export function FormDialog(opened: OpenedDialog) {
  const { place, document, adding, typed } = opened
  const { locale, store } = useEditor()
  const { t } = useTranslation()
  // Computed once, when the dialog opens. Later changes of the stored content must not become edits of this dialog.
  const [start] = useState(() => startForm(store.withoutPreviews(document), place, adding, typed))
  const [draft, setDraft] = useState(start.draft)
  const [fieldErrors, setFieldErrors] = useState<FieldError[]>([])
  /** The path of the list item that is open; empty for the whole form. */
  const [openPath, setOpenPath] = useState<Path>([])
  const body = useRef<HTMLDivElement>(null)
  const isDragging = useRef(false)
  const focusAfterRender = useFocusAfterRender(body)
  const isChanged = isTouchedIn(start, draft)
  const edits = useMemo(
    () => (isChanged ? formEdits(start, draft, place) : (typed ?? [])),
    [start, draft, place, isChanged, typed],
  )
  const change = (toEdits: (before: unknown) => Change[]) =>
    setDraft((before: unknown) => apply(before, toEdits(before) as Edit[]))
  const uploads = useUploads<'save'>({
    put: (at, patch) => change((before) => [{ path: at, value: applyMediaPatch(readAt(before, at), patch) }]),
    run: save,
  })
  const isTouched = isChanged || uploads.isPending
  // The form of a block does not contain its collection items, which have forms of their own.
  const but = place.path.length === 0 && !document.item ? definitionOf(document.type).collection?.key : undefined

  const goTo = (to: Path) => {
    setOpenPath(to)
    focusAfterRender(() => firstInput(body.current, locale))
  }
  function goBack(to: Path) {
    const left = listItemsAlong(start.schema, openPath).find((entry) => entry.length > to.length) ?? openPath
    setOpenPath(to)
    focusAfterRender(() => body.current?.querySelector<HTMLElement>(rowButtonSelector(left, 'edit')))
  }
  function save() {
    const first = start.adding && firstToFill(start.schema, draft)
    const found = [
      ...(first ? [{ path: [first.key], text: t('faults.missing') }] : []),
      ...fieldErrorsOf(t, locale, start.schema, rulesAt(document, place.path), draft, but),
      ...unknownLinks(start.schema, start.base, draft, store.getState().pages).map((path) => ({
        path,
        text: t('editor.pathUnknown'),
      })),
      ...emptiedIn(document, formEdits(start, draft, place)).map((path) => ({
        path: path.slice(place.path.length),
        text: t('faults.emptied'),
      })),
    ]
    setFieldErrors(found)
    const [fieldError] = found
    if (!fieldError) return store.save(isChanged || start.adding ? formEdits(start, draft, place) : (typed ?? []))
    setOpenPath(listItemsAlong(start.schema, fieldError.path).at(-1) ?? [])
    focusAfterRender(() => firstInput(fieldOfError(body.current, fieldError.path), locale))
  }

  const form: Form = {
    type: document.type,
    schema: start.schema,
    rootPath: place.path,
    uploads,
    read: (at) => readAt(draft, at),
    readBefore: (at) => readAt(start.base, at),
    change: (...changes) => change(() => changes),
    errorAt: (at) => fieldErrors.find((fieldError) => isAbout(at, fieldError))?.text,
    hasError: (at) => fieldErrors.some((fieldError) => isWithin(at, fieldError)),
    isTouched,
    enter: goTo,
    focusOn: (selector) => focusAfterRender(() => body.current?.querySelector<HTMLElement>(selector)),
    isDragging,
  }

  const nameAt = (at: Path) =>
    itemTitle(schemaAt(start.schema, at) ?? start.schema, readAt(draft, at), locale) || t('editor.newItemTitle')
  const isBlock = place.path.length === 0 && !document.item
  const title = isBlock ? blockName(t, document.type) : start.adding ? t('editor.newItemTitle') : nameAt([])
  const holder = place.path.findLast((step) => t(`fields.${step}`, '') !== '')
  const names = [...new Set([...(holder ? [fieldName(t, [holder])] : []), blockName(t, document.type)])]
  return (
    <EditDialogFrame
      title={title}
      subtitle={isBlock ? undefined : names.join(t('editor.comma'))}
      className="is-form"
      initialFocus={() => firstInput(body.current, locale)}
      {...{ opened, edits, isTouched, isDragging }}
      isBusy={uploads.isAwaited}
      onSave={() => uploads.afterUploads('save')}
    >
      <FormContext value={form}>
        {openPath.length > 0 && (
          <Breadcrumbs root={title} paths={listItemsAlong(start.schema, openPath)} nameOf={nameAt} onGo={goBack} />
        )}
        <div className="ed-stack ed-form" ref={body}>
          <FormPart key={pathKey(openPath)} schema={start.schema} at={openPath} but={but} />
        </div>
      </FormContext>
    </EditDialogFrame>
  )
}

/** Returns the element of the innermost field at or around an error's path; if none is rendered, the form. */
function fieldOfError(form: HTMLElement | null, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const found = form?.querySelector<HTMLElement>(`[data-field="${pathKey(path.slice(0, length))}"]`)
    if (found) return found
  }
  return form
}
