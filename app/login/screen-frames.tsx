import { type FormEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '../layout/use-site.ts'
import { FieldError } from './fields.tsx'
import type { FormErrors } from './form-errors.ts'

type FormScreenProps = {
  /** By default `title` is the name. */
  name?: string
  title: string
  text?: string
  submit: string
  busy?: string
  check: (fields: FormData) => FormErrors
  /** Resolves to the errors to show, or to undefined if another screen follows. */
  send: (fields: FormData) => Promise<FormErrors | undefined>
  fields: (errors: FormErrors) => ReactNode
  children?: ReactNode
}

/** `children` follow the submit button. */
export function FormScreen({ name, title, text, submit, busy, check, send, fields, children }: FormScreenProps) {
  const [isBusy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FormErrors>({})
  const isHydrated = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const found = check(values)
    setErrors(found)
    const first = Object.keys(found).find((field) => found[field])
    if (first) return (form.elements.namedItem(first) as HTMLInputElement).focus()
    setBusy(true)
    const failed = await send(values)
    if (!failed) return
    setBusy(false)
    setErrors(failed)
    // The submit button lost the focus when it was disabled. The field for the code or the password gets the focus.
    const field = form.elements.namedItem('code') ?? form.elements.namedItem('password')
    ;(field as HTMLInputElement).focus()
  }

  return (
    <form className="stack login-form" onSubmit={onSubmit} noValidate>
      <ModeHeading name={name ?? title}>{title}</ModeHeading>
      {text && <p className="lead">{text}</p>}
      {/* Disabled until hydration, because submitting earlier would write the password into the address. */}
      <fieldset className="stack login-fields" disabled={!isHydrated}>
        {fields(errors)}
        {errors.form && <FieldError role="alert">{errors.form}</FieldError>}
        <button type="submit" className="btn" disabled={isBusy}>
          {isBusy ? busy : submit}
        </button>
        {children}
      </fieldset>
    </form>
  )
}

type MessageScreenProps = {
  title: string
  text: string
  more?: string
  button: string
  onDone: () => void
  children?: ReactNode
}

/** `children` follow the button. */
export function MessageScreen({ title, text, more, button, onDone, children }: MessageScreenProps) {
  return (
    <div className="stack login-form">
      <ModeHeading name={title}>{title}</ModeHeading>
      <div role="status">
        <p className="lead">{text}</p>
        {more && <p>{more}</p>}
      </div>
      <button type="button" className="btn" onClick={onDone}>
        {button}
      </button>
      {children}
    </div>
  )
}

export function BackButton({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="btn btn-line" onClick={onBack}>
      {t('login.back')}
    </button>
  )
}

/** Takes the focus, so that screen readers announce the new screen. */
function ModeHeading({ name, children }: { name: string; children: string }) {
  const { brand } = useSite()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    document.title = `${name} - ${brand}`
    // The user may have moved the focus while the page was loading. In that case the focus stays there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [name, brand])

  return (
    // `star-stop` shows a star in place of the full stop at the end; a question mark stays.
    <h1 ref={heading} className={/[?؟]$/.test(children) ? 'h2' : 'h2 star-stop'} tabIndex={-1}>
      {children}
    </h1>
  )
}
