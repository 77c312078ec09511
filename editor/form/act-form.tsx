import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { ApiError } from '#api/errors.ts'
import { isSame } from '#content/json.ts'
import { shapeOf } from '#content/schema/shape-of.ts'
import { useEditor } from '../components/editor-context.ts'
import type { ActOptions } from '../model/act.ts'
import { FormFields } from './form-fields.tsx'
import { useFormState } from './use-form-state.ts'

/** Errors of a response by dotted path, as keys of messages or as texts. False and undefined are no errors. */
export type Refusals = { [dottedPath: string]: string | false | undefined }

/** A form as data: its fields, and the act that it prepares. */
export type FormOfAct<Schema extends z.ZodObject = z.ZodObject> = {
  /** The key of the messages: `label` (the title), `action` (the button, by default 'Save'), and those of the act. */
  act: string
  title?: string
  fields: Schema
  start: z.input<Schema>
  options?: ActOptions
  /** Returns the values of the messages. */
  values?(draft: z.output<Schema>): Record<string, string>
  /** Returns the errors of a response that belong to fields. */
  refusals?(error: ApiError): Refusals
  send(draft: z.output<Schema>): Promise<unknown>
}

/** Checks the types of a form. */
export const formOfAct = <Schema extends z.ZodObject>(form: FormOfAct<Schema>) => form as unknown as FormOfAct

type ActFormProps = {
  form: FormOfAct
  /** `outcome` is the text of the success toast. */
  onDone: (outcome: string) => void
  onCancel?: () => void
  onTouched?: (isTouched: boolean) => void
}

/** A form in a panel, with its buttons. */
export function ActForm({ form, onDone, onCancel, onTouched }: ActFormProps) {
  const { t } = useTranslation()
  const { store } = useEditor()
  const [isBusy, setBusy] = useState(false)
  const { act, fields, start, options, title = t(`${act}.label`) } = form
  const state = useFormState({
    schema: shapeOf(fields),
    rules: fields,
    base: undefined,
    start,
    isTouched: (draft) => !isSame(draft, start),
    onSubmit: (draft) => void submit(fields.parse(draft)),
  })

  async function submit(draft: z.output<typeof fields>) {
    const values = form.values?.(draft) ?? {}
    setBusy(true)
    const outcome = await store.act(act, () => form.send(draft), { values, isAnswered, ...options })
    setBusy(false)
    if (outcome === 'done') onDone(t([`${act}.done`, 'notices.changesSaved'], values))
  }
  function isAnswered(error: unknown): boolean {
    if (!(error instanceof ApiError)) return false
    const found = Object.entries(form.refusals?.(error) ?? {})
    return state.refuse(found.flatMap(([path, text]) => (text ? [{ path: path.split('.'), text: t(text) }] : [])))
  }
  const { isTouched, firstInput } = state
  useEffect(() => {
    onTouched?.(isTouched)
    return () => onTouched?.(false)
  }, [isTouched, onTouched])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form opens
  useEffect(() => firstInput()?.focus(), [])
  const isWaiting = isBusy || state.isUploading
  return (
    <form
      className="ed-stack ed-panel-form"
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isWaiting) state.submit()
      }}
    >
      <FormFields {...{ state, title, isBusy }} />
      <div className="ed-row ed-panel-actions">
        {onCancel && (
          <button type="button" className="ed-btn is-plain" onClick={onCancel}>
            {t('common.cancel')}
          </button>
        )}
        {/* Enter in a field clicks this button, which does nothing while it waits. */}
        <button type="submit" className="ed-btn is-solid" aria-disabled={isWaiting || undefined}>
          {t(isBusy ? [`${act}.busy`, 'notices.savingChanges'] : [`${act}.action`, 'common.save'])}
        </button>
      </div>
    </form>
  )
}
