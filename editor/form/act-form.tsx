import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type * as z from 'zod'
import { ApiError } from '#api/errors.ts'
import { useEditor } from '../components/editor-context.ts'
import type { ActOptions } from '../model/act.ts'
import type { Choices } from './form-context.ts'
import { FormFields } from './form-fields.tsx'
import { useFormState, withFields } from './use-form-state.ts'

/** Errors of a response by dotted path, as keys of messages or as texts. False and undefined are no errors. */
export type Refusals = { [dottedPath: string]: string | false | undefined }

/** A form as data: its fields, and the act that it prepares. */
export type FormOfAct<Schema extends z.ZodObject = z.ZodObject> = {
  /** The key of the messages: `label` (the title), `action` (the button, by default 'Save'), and those of the act. */
  act: string
  title?: string
  fields: Schema
  start: z.input<Schema>
  /** The values of a form in which nothing was typed, if `start` is a draft. */
  blank?: z.input<Schema>
  choices?: Choices
  options?: ActOptions
  /** Returns a changed draft with the values that follow others. */
  follow?(draft: z.input<Schema>, before: z.input<Schema>): z.input<Schema>
  values?(draft: z.output<Schema>): Record<string, string>
  /** Returns the errors of a response that belong to fields. */
  refusals?(error: ApiError, draft: z.output<Schema>): Refusals
  /** `by` is the button that submitted the form. */
  send(draft: z.output<Schema>, by: 'first' | 'second'): Promise<unknown>
}

export const formOfAct = <Schema extends z.ZodObject>(form: FormOfAct<Schema>) => form as unknown as FormOfAct

type ActFormProps = {
  form: FormOfAct
  /** `outcome` is the text of the success toast. */
  onDone: (outcome: string) => void
  onCancel?: () => void
  onTouched?: (isTouched: boolean) => void
}

/** The state of the form of an act, and its texts. `onDone` gets the text of the success toast and what `send` returned. */
export function useActForm(form: FormOfAct, onDone: (outcome: string, result: unknown) => void) {
  const { t } = useTranslation()
  const editor = useEditor()
  const [isBusy, setBusy] = useState(false)
  const { act, fields, start, blank = start, choices, options, follow, title = t(`${act}.label`) } = form
  const state = useFormState({
    ...withFields(fields, blank),
    start,
    choices,
    follow: follow as ((draft: unknown, before: unknown) => unknown) | undefined,
    onSubmit: (draft, by) => void submit(fields.parse(draft), by),
  })

  async function submit(draft: z.output<typeof fields>, by: 'first' | 'second') {
    const values = form.values?.(draft) ?? {}
    const isAnswered = (error: unknown) => {
      const found = error instanceof ApiError ? Object.entries(form.refusals?.(error, draft) ?? {}) : []
      return state.refuse(found.flatMap(([path, text]) => (text ? [{ path: path.split('.'), text: t(text) }] : [])))
    }
    setBusy(true)
    let result: unknown
    const task = async () => {
      result = await form.send(draft, by)
    }
    const outcome = await editor.act(act, task, { values, isAnswered, ...options })
    setBusy(false)
    if (outcome === 'done') onDone(t([`${act}.done`, 'notices.changesSaved'], values), result)
  }
  const action = t(isBusy ? [`${act}.busy`, 'notices.savingChanges'] : [`${act}.action`, 'common.save'])
  return { state, title, action, isBusy }
}

export function ActForm({ form, onDone, onCancel, onTouched }: ActFormProps) {
  const { t } = useTranslation()
  const { state, title, action, isBusy } = useActForm(form, onDone)
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
          <button
            type="button"
            className="ed-btn is-plain"
            aria-disabled={isBusy || undefined}
            onClick={() => isBusy || onCancel()}
          >
            {t('common.cancel')}
          </button>
        )}
        {/* Enter in a field clicks this button, which does nothing while it waits. */}
        <button type="submit" className="ed-btn is-solid" aria-disabled={isWaiting || undefined}>
          {action}
        </button>
      </div>
    </form>
  )
}
