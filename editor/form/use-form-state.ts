import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { apply, type Edit } from '#content/edits.ts'
import { isSame } from '#content/json.ts'
import { type BilingualText, locales } from '#content/locale.ts'
import { type Path, readAt } from '#content/path.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import type { Shape } from '#content/shape.ts'
import { useLocale } from '../components/editor-context.ts'
import { useUploads } from '../components/media/use-uploads.ts'
import { draftEdits } from '../model/uploads/media-edits.ts'
import { type FieldError, fieldErrorsOf, hasField, isAbout, isWithin } from './field-errors.ts'
import type { Form, FormEdit } from './form-context.ts'
import { listItemsAlong, pathKey } from './form-context.ts'
import { firstInput, useFocusAfterRender } from './form-focus.ts'
import { rowButtonSelector } from './list/rows.tsx'

type FormOptions = Pick<Form, 'type' | 'rootPath' | 'choices' | 'leading'> & {
  schema: Shape
  rules: z.ZodType
  /** The keys of the draft that the form neither shows nor checks. */
  but?: readonly string[]
  /** Returns the dotted paths of the fields, if the form does not show all fields of its schema. */
  paths?: (draft: unknown) => readonly string[]
  /** The value with which a field is marked as changed. */
  base: unknown
  start: unknown
  isTouched: (draft: unknown) => boolean
  /** Returns a changed draft with the values that follow others. */
  follow?: ((draft: unknown, before: unknown) => unknown) | undefined
  check?: ((draft: unknown) => FieldError[]) | undefined
  /** Called with a valid draft, after all uploads. `by` is the button that submitted the form. */
  onSubmit: (draft: unknown, by: 'first' | 'second') => void
  /** Returns the values of the notes below fields. */
  values?: ((draft: unknown) => Record<string, string>) | undefined
}

/** Returns the options of a form that is not about a document. */
export const withFields = <Schema extends z.ZodObject>(fields: Schema, start: z.input<Schema>) => ({
  schema: shapeOf(fields),
  rules: fields,
  base: undefined,
  start,
  isTouched: (draft: unknown) => !isSame(draft, start),
})

/**
 * The state of a form: its draft, uploads and errors, and the list item that is open in it. `submit` waits for the
 * uploads and checks the draft; `refuse` shows errors at their fields and focuses the first.
 */
export function useFormState(options: FormOptions) {
  const {
    schema,
    rules,
    but,
    paths,
    base,
    start,
    isTouched: isTouchedIn,
    follow,
    check,
    onSubmit,
    values,
    ...place
  } = options
  const locale = useLocale()
  const { t } = useTranslation()
  const [draft, setDraft] = useState(start)
  const [fieldErrors, setFieldErrors] = useState<FieldError[]>([])
  /** The path of the list item that is open; empty for the whole form. */
  const [openPath, setOpenPath] = useState<Path>([])
  const body = useRef<HTMLFieldSetElement>(null)
  const focusAfterRender = useFocusAfterRender(body)
  const change = (toEdits: (before: unknown) => FormEdit[]) =>
    setDraft((before: unknown) => {
      const after = apply(before, toEdits(before) as Edit[])
      return follow?.(after, before) ?? after
    })
  const uploads = useUploads<'first' | 'second'>({
    put: (at, patch) => change((before) => draftEdits(schema, before, base, at, patch)),
    run(by) {
      const correct = corrected(schema, draft)
      setDraft(correct)
      const found = [...(check?.(correct) ?? []), ...fieldErrorsOf(t, locale, schema, rules, correct, but)]
      if (!refuse(found)) onSubmit(correct, by)
    },
  })
  const isTouched = isTouchedIn(draft) || uploads.isPending

  /** Shows errors at their fields and focuses the first field. Returns whether any error has a field. */
  function refuse(found: FieldError[]): boolean {
    const shown = found.filter((fieldError) => hasField(schema, draft, fieldError, but, paths?.(draft)))
    setFieldErrors(shown)
    const [fieldError] = shown
    if (!fieldError) return false
    setOpenPath(listItemsAlong(schema, fieldError.path).at(-1) ?? [])
    focusAfterRender(() => firstInput(fieldOfError(body.current, fieldError.path), locale))
    return true
  }
  const goTo = (to: Path) => {
    setOpenPath(to)
    focusAfterRender(() => firstInput(body.current, locale))
  }
  function goBack(to: Path) {
    const left = listItemsAlong(schema, openPath).find((entry) => entry.length > to.length) ?? openPath
    setOpenPath(to)
    focusAfterRender(() => body.current?.querySelector<HTMLElement>(rowButtonSelector(left, 'edit')))
  }

  const form: Form = {
    ...place,
    schema,
    uploads,
    read: (at) => readAt(draft, at),
    readBefore: (at) => readAt(base, at),
    change: (...changes) => change(() => changes),
    errorAt: (at) => fieldErrors.find((fieldError) => isAbout(at, fieldError))?.text,
    hasError: (at) => fieldErrors.some((fieldError) => isWithin(at, fieldError)),
    isTouched,
    enter: goTo,
    focusOn: (selector) => focusAfterRender(() => body.current?.querySelector<HTMLElement>(selector)),
    values: values?.(draft),
  }
  return {
    ...{ form, draft, isTouched, body, openPath, goBack, refuse },
    paths: paths?.(draft),
    isUploading: uploads.isAwaited,
    submit: (by: 'first' | 'second' = 'first') => uploads.afterUploads(by),
    /** `at` is the key of a field; by default, the input is the first of the form. */
    firstInput: (at?: string) => firstInput(at ? fieldOfError(body.current, [at]) : body.current, locale),
  }
}

export type FormState = ReturnType<typeof useFormState>

function corrected(schema: Shape, draft: unknown): unknown {
  if (schema.type !== 'object') return draft
  const values = draft as { [key: string]: string | BilingualText }
  const fields = Object.entries(schema.fields).flatMap(([key, { input: { correct } = {} }]) => {
    const value = values[key]
    if (!correct || value === undefined) return []
    if (typeof value === 'string') return [[key, correct(value, 'en')]]
    return [[key, { ...value, ...Object.fromEntries(locales.map((each) => [each, correct(value[each] ?? '', each)])) }]]
  })
  return fields.length > 0 ? { ...values, ...Object.fromEntries(fields) } : draft
}

/** Returns the element of the innermost field at or around an error's path; if none is rendered, the form. */
function fieldOfError(form: HTMLElement | null, path: Path): HTMLElement | null {
  for (let length = path.length; length > 0; length--) {
    const found = form?.querySelector<HTMLElement>(`[data-field="${pathKey(path.slice(0, length))}"]`)
    if (found) return found
  }
  return form
}
