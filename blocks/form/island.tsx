import { type FormEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import {
  type EnquiryErrors,
  type EnquiryField,
  enquiryErrors,
  enquiryFields,
  enquiryLimits,
  enquiryValues,
} from '#content/enquiry.ts'
import type { Locale } from '#content/locale.ts'
import { RichText, Text } from '#fields/fields.tsx'
import type { ReturnedEnquiry } from '#fields/page-context.ts'
import { ArrowRight, CircleAlert, Icon } from '#ui/icons.tsx'
import type { LocalizedContent } from '../catalogue.ts'
import { Field, InputField, Interest } from './field.tsx'
import { errorSentence, type FormMessages, rateLimitMessage } from './messages.ts'
import { type SendOutcome, sendEnquiry } from './send-enquiry.ts'

type Texts = 'nameLabel' | 'emailLabel' | 'companyLabel' | 'phoneLabel' | 'messageLabel' | 'messageHint' | 'note'
type Interests = 'interest' | 'interests' | 'interestLabel' | 'interestPlaceholder'

type EnquiryFormProps = {
  texts: Pick<LocalizedContent<'FORM'>, Texts | Interests | 'buttonText'>
  messages: FormMessages
  locale: Locale
  /** The path of the page in its language, stored with the enquiry. */
  source: string
  next: string
  /** The server's response to a form that was sent without JavaScript. */
  returned?: ReturnedEnquiry
}

/**
 * Renders the contact form. Without JavaScript, the form posts to the path of its page. With JavaScript, this component
 * sends the enquiry to the API. It validates the form first on submit and then on each input. The inputs are
 * uncontrolled, so that hydration keeps text that is already typed.
 */
export default function EnquiryForm({ texts, messages, locale, source, next, returned }: EnquiryFormProps) {
  const [errors, setErrors] = useState<EnquiryErrors>(returned?.errors ?? {})
  const [problem, setProblem] = useState(returned ? problemOf(returned) : undefined)
  const [isChecked, setChecked] = useState(returned !== undefined)
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  function problemOf({ failed, minutes = 1, errors }: Partial<ReturnedEnquiry>): string | undefined {
    if (failed === 'tooMany') return rateLimitMessage(messages, minutes, locale)
    if (failed) return messages.failed
    return errors && Object.keys(errors).length > 0 ? messages.check : undefined
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    setChecked(true)
    const fields = new FormData(event.currentTarget)
    const values = valuesOf(fields)
    const found = enquiryErrors(values)
    if (Object.keys(found).length > 0) return refuse(found)
    setErrors({})
    setProblem(undefined)
    setBusy(true)
    const enquiry = {
      ...values,
      source,
      hp_note: String(fields.get('hp_note') ?? ''),
      elapsed: Math.round(performance.now()),
    }
    answer(await sendEnquiry(apiBase(), enquiry))
  }

  function answer(outcome: SendOutcome) {
    if (outcome.kind === 'sent') {
      // The button stays disabled until the next page has loaded, so that the enquiry is not sent twice. If the visitor
      // goes back, `pageshow` enables the button.
      addEventListener('pageshow', () => setBusy(false), { once: true })
      return location.assign(next)
    }
    if (outcome.kind === 'invalid') return refuse(outcome.errors)
    const minutes = outcome.kind === 'tooMany' ? outcome.minutes : undefined
    flushSync(() => {
      setBusy(false)
      setProblem(problemOf({ failed: outcome.kind, minutes }))
    })
    // The button lost the focus when it was disabled.
    form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
  }

  function refuse(found: EnquiryErrors) {
    flushSync(() => {
      setBusy(false)
      setErrors(found)
      setProblem(messages.check)
    })
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }

  function recheck(event: FormEvent<HTMLFormElement>) {
    const { name } = event.target as HTMLInputElement
    if (!isChecked || !(name in enquiryLimits)) return
    const field = name as EnquiryField
    const left = { ...errors, [field]: enquiryErrors(valuesOf(new FormData(event.currentTarget)))[field] }
    setErrors(left)
    if (problem === messages.check && Object.values(left).every((error) => !error)) setProblem(undefined)
  }

  // If the server has returned the form, the first invalid field gets the focus.
  const firstError = enquiryFields.find((field) => returned?.errors[field])
  const common = (name: EnquiryField) => {
    const error = errors[name]
    return {
      name,
      id,
      error: error && errorSentence(messages, name, error, locale),
      defaultValue: returned?.values[name],
      autoFocus: name === firstError || undefined,
    }
  }
  const { error: interestError } = common('interest')
  const { defaultValue: message, autoFocus, ...messageField } = common('message')
  return (
    <form
      ref={(element) => {
        form.current = element
        // With JavaScript, this component shows error messages instead of the browser.
        if (element) element.noValidate = true
      }}
      className="form-card on-light"
      method="post"
      action={source}
      onSubmit={submit}
      onInput={recheck}
    >
      <InputField {...common('name')} label={texts.nameLabel} autoComplete="name" />
      <InputField {...common('email')} label={texts.emailLabel} type="email" dir="ltr" autoComplete="email" />
      <InputField
        {...common('company')}
        label={texts.companyLabel}
        optional={messages.optional}
        autoComplete="organization"
      />
      <InputField
        {...common('phone')}
        label={texts.phoneLabel}
        optional={messages.optional}
        type="tel"
        dir="ltr"
        autoComplete="tel"
      />
      <Interest
        {...texts}
        id={id}
        name={messages.interest}
        optional={messages.optional}
        error={interestError}
        chosen={returned?.values.interest}
      />
      <Field {...messageField} label={texts.messageLabel} hint={texts.messageHint}>
        {/* biome-ignore lint/a11y/noAutofocus: only if the server returned an error for this field */}
        {(attributes) => <textarea {...attributes} rows={5} defaultValue={message} autoFocus={autoFocus} />}
      </Field>
      {/* A honeypot against robots. People cannot see or focus it, and password managers must not fill it in. */}
      <div className="sr-only" aria-hidden="true">
        <label htmlFor={`${id}trap`}>{messages.robot}</label>
        <input
          id={`${id}trap`}
          name="hp_note"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore=""
        />
      </div>
      <input type="hidden" name="source" value={source} />
      <div className="row form-end">
        {problem && (
          <p className="field-error" role="alert">
            <Icon of={CircleAlert} />
            <span>{problem}</span>
          </p>
        )}
        <RichText field={texts.note} className="rich hint" />
        {/* biome-ignore lint/a11y/noAutofocus: only if the server returned the form without a field error */}
        <button type="submit" className="btn" disabled={isBusy} autoFocus={returned && !firstError}>
          {isBusy ? messages.sending : <Text field={texts.buttonText} />}
          <Icon of={ArrowRight} turn />
        </button>
      </div>
    </form>
  )
}

const valuesOf = (fields: FormData) => enquiryValues((field) => fields.get(field))

const apiBase = () => document.querySelector<HTMLMetaElement>('meta[name="api-base"]')?.content ?? '/api'
