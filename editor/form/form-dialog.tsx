import { type ReactNode, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '#content/text.ts'
import type { Desk } from '../desk.ts'
import { EditingFrame } from '../dialogs/editing-frame.tsx'
import { emptiedIn } from '../emptied.ts'
import { entryName } from '../entry-name.ts'
import { definitionOf, schemaAt } from '../field-kind.ts'
import { blockName, fieldName } from '../field-name.ts'
import { useKeptDraft } from '../kept-draft.ts'
import { patched } from '../media/media-value.ts'
import { useUploads } from '../media/use-uploads.ts'
import type { Place } from '../places.ts'
import { type Edit, readAt, type Steps, withEdits } from '../store/content-path.ts'
import type { Unit } from '../store/units.ts'
import '../look/form.css'
import '../look/form-fields.css'
import '../look/form-lists.css'
import { Crumbs } from './crumbs.tsx'
import { type Fault, faultsOf, isAbout, isWithin } from './faults.ts'
import { firstBox, useFocusLater } from './focus.ts'
import { type Change, type Form, FormContext } from './form-context.ts'
import { formEdits, isTouched as isTouchedIn, startForm } from './form-draft.ts'
import { firstToFill } from './form-fields.ts'
import { FormPart } from './form-part.tsx'
import { buttonIn } from './list/rows.tsx'
import { rulesAt } from './rules.ts'
import { strangeLinks } from './strange-links.ts'
import { entriesAlong, nameOfWay } from './ways.ts'

type FormDialogProps = {
  place: Place
  unit: Unit
  /** A new entry is being made: it joins the list at the place before this one. */
  adding?: { before?: string | undefined } | undefined
  /** A change that could not be saved and is opened again. */
  typed?: Edit[] | undefined
  backTo: HTMLElement | null
  onSave: (edits: Edit[]) => void
  /** Called with what is being typed, now and then. */
  onDraft: (edits: Edit[]) => void
  onClose: () => void
  /** Closes, and lets go of the change that is opened again. */
  onDiscard: () => void
  /** The page's language. */
  locale: Locale
  desk: Desk
  /** Dialogs that come over this one while it is open. */
  children: ReactNode
}

/** Everything that a block, an item or one entry of a list holds, made from its schema; saved all at once. */
export function FormDialog(props: FormDialogProps) {
  const { place, unit, adding, typed, backTo, onSave, onDraft, onClose, onDiscard, locale, desk, children } = props
  const { t } = useTranslation()
  // What is stored may change under the dialog; what is saved is what differs from what it opened with.
  const [start] = useState(() => startForm(desk.withoutPreviews(unit), place, adding, typed))
  const [draft, setDraft] = useState(start.draft)
  const [faults, setFaults] = useState<Fault[]>([])
  /** The way to the entry that is edited now; none where it is the whole. */
  const [way, setWay] = useState<Steps>([])
  const body = useRef<HTMLDivElement>(null)
  const isDragging = useRef(false)
  const focusLater = useFocusLater(body)
  const isChanged = isTouchedIn(start, draft)
  const edits = useMemo(
    () => (isChanged ? formEdits(start, draft, place) : (typed ?? [])),
    [start, draft, place, isChanged, typed],
  )
  useKeptDraft(edits, onDraft)
  const change = (toEdits: (before: unknown) => Change[]) =>
    setDraft((before: unknown) => withEdits(before, toEdits(before) as Edit[]))
  const uploads = useUploads<'save'>({
    desk,
    put: (at, patch) => change((before) => [{ steps: at, value: patched(readAt(before, at), patch) }]),
    run: save,
  })
  const isTouched = isChanged || uploads.isPending
  // Items of a collection are edited one by one.
  const but = place.steps.length === 0 && !unit.item ? definitionOf(unit.type).collection?.key : undefined

  const goTo = (to: Steps) => {
    setWay(to)
    focusLater(() => firstBox(body.current, locale))
  }
  function goBack(to: Steps) {
    const left = entriesAlong(start.schema, way).find((entry) => entry.length > to.length) ?? way
    setWay(to)
    focusLater(() => body.current?.querySelector<HTMLElement>(buttonIn(left, 'edit')))
  }
  function save() {
    const first = start.adding && firstToFill(start.schema, draft)
    const found = [
      ...(first ? [{ steps: [first.key], text: t('faults.missing') }] : []),
      ...faultsOf(t, locale, start.schema, rulesAt(unit, place.steps), draft, but),
      ...strangeLinks(start.schema, start.base, draft).map((steps) => ({ steps, text: t('editor.pathUnknown') })),
      ...emptiedIn(unit, formEdits(start, draft, place)).map((steps) => ({
        steps: steps.slice(place.steps.length),
        text: t('faults.emptied'),
      })),
    ]
    setFaults(found)
    const [fault] = found
    if (!fault) return onSave(isChanged || start.adding ? formEdits(start, draft, place) : (typed ?? []))
    setWay(entriesAlong(start.schema, fault.steps).at(-1) ?? [])
    focusLater(() => firstBox(fieldOfFault(body.current, fault.steps), locale))
  }

  const form: Form = {
    type: unit.type,
    schema: start.schema,
    steps: place.steps,
    locale,
    desk,
    uploads,
    read: (at) => readAt(draft, at),
    readBefore: (at) => readAt(start.base, at),
    change: (...changes) => change(() => changes),
    faultAt: (at) => faults.find((fault) => isAbout(at, fault))?.text,
    hasFault: (at) => faults.some((fault) => isWithin(at, fault)),
    isTouched,
    enter: goTo,
    focusOn: (selector) => focusLater(() => body.current?.querySelector<HTMLElement>(selector)),
    isDragging,
    leave: onClose,
  }

  const nameAt = (at: Steps) =>
    entryName(schemaAt(start.schema, at) ?? start.schema, readAt(draft, at), locale) || t('editor.newItemTitle')
  const isBlock = place.steps.length === 0 && !unit.item
  const title = isBlock ? blockName(t, unit.type) : start.adding ? t('editor.newItemTitle') : nameAt([])
  const holder = place.steps.findLast((step) => t(`fields.${step}`, '') !== '')
  const names = [...new Set([...(holder ? [fieldName(t, [holder])] : []), blockName(t, unit.type)])]
  return (
    <EditingFrame
      title={title}
      subtitle={isBlock ? undefined : names.join(t('editor.comma'))}
      backTo={backTo}
      className="is-sheet"
      initialFocus={() => firstBox(body.current, locale)}
      {...{ isTouched, isDragging, onClose }}
      isBusy={uploads.isAwaited}
      onSave={() => uploads.afterUploads('save')}
      onDiscard={typed && onDiscard}
      over={children}
    >
      <FormContext value={form}>
        {way.length > 0 && <Crumbs root={title} ways={entriesAlong(start.schema, way)} nameOf={nameAt} onGo={goBack} />}
        <div className="ed-sheet" ref={body}>
          <FormPart key={nameOfWay(way)} schema={start.schema} at={way} but={but} />
        </div>
      </FormContext>
    </EditingFrame>
  )
}

/** The field that holds what a fault is about. */
function fieldOfFault(form: HTMLElement | null, steps: Steps): HTMLElement | null {
  for (let length = steps.length; length > 0; length--) {
    const found = form?.querySelector<HTMLElement>(`[data-field="${nameOfWay(steps.slice(0, length))}"]`)
    if (found) return found
  }
  return form
}
