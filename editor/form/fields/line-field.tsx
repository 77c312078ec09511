import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../components/editor-context.ts'
import { Eye, EyeOff } from '../../components/icons.tsx'
import { fromSiteTime, latest, toSiteTime } from '../../components/site-time.ts'
import { inLanguage } from '../../components/translation-mark.tsx'
import { formatDateTime } from '../../model/messages/format-date.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { describedBy, FieldFrame, useField } from './field-frame.tsx'

/** A text in one language, such as a name, an e-mail address or a note. */
export function LineField(props: FieldProps) {
  const { field, at } = props
  const { line, lang, autoComplete, maxLength, placeholder, usual, correct } = field.schema.input ?? {}
  const { t } = useTranslation()
  const { values } = useForm()
  const id = useId()
  const { value = '', set, isInvalid } = useField(props)
  return (
    <FieldFrame {...{ at, field }} box={id}>
      <input
        id={id}
        className="ed-form-box"
        type={line === 'email' || line === 'tel' ? line : 'text'}
        inputMode={line === 'code' ? 'numeric' : undefined}
        dir={line === 'text' ? 'auto' : 'ltr'}
        {...(lang && inLanguage(lang))}
        {...{ autoComplete, maxLength }}
        placeholder={placeholder ? t(placeholder) : usual && values?.[usual]}
        value={value}
        {...describedBy(id, isInvalid)}
        onChange={(event) => set(event.target.value)}
        onBlur={() => correct && set(correct(value, 'en'))}
      />
    </FieldFrame>
  )
}

/** A password, with a button that shows it. */
export function PasswordField(props: FieldProps) {
  const { field, at } = props
  const { t } = useTranslation()
  const id = useId()
  const [isShown, setShown] = useState(false)
  const { name, value = '', set, isInvalid } = useField(props)
  const Icon = isShown ? EyeOff : Eye
  return (
    <FieldFrame {...{ at, field }} box={id}>
      {/* The box has the direction of the input, so that the button is at the end of the text. */}
      <div className="ed-panel-box" dir="ltr">
        <input
          id={id}
          className="ed-form-box"
          type={isShown ? 'text' : 'password'}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          required
          autoComplete={field.schema.input?.autoComplete}
          value={value}
          {...describedBy(id, isInvalid)}
          onChange={(event) => set(event.target.value)}
        />
        <button
          type="button"
          className="ed-tool"
          aria-label={`${t(isShown ? 'login.hidePassword' : 'login.showPassword')}: ${name}`}
          onClick={() => setShown(!isShown)}
        >
          <Icon className="ed-i" />
        </button>
      </div>
    </FieldFrame>
  )
}

/** A list of words without spaces, such as e-mail addresses, in one box. */
export function WordsField(props: FieldProps) {
  const id = useId()
  const { value = [], set, isInvalid } = useField<string[]>(props)
  const [typed, setTyped] = useState(value.join(', '))
  return (
    <FieldFrame {...props} box={id}>
      <input
        id={id}
        className="ed-form-box"
        dir="ltr"
        value={typed}
        {...describedBy(id, isInvalid)}
        onChange={({ target }) => {
          setTyped(target.value)
          set(target.value.split(/[\s,;،؛]+/).filter(Boolean))
        }}
      />
    </FieldFrame>
  )
}

/** An ISO time, typed in the site's time zone. The note has it in the user's time zone. */
export function MomentField(props: FieldProps) {
  const { field, at } = props
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const { value = '', set, isInvalid } = useField(props)
  return (
    <FieldFrame
      {...{ at, field }}
      box={id}
      note={value && t('pages.yourTime', { when: formatDateTime(locale, value) })}
    >
      <input
        id={id}
        className="ed-form-box"
        type="datetime-local"
        max={latest['datetime-local']}
        value={toSiteTime(value)}
        {...describedBy(id, isInvalid)}
        onChange={(event) => set(fromSiteTime(event.target.value) ?? '')}
      />
    </FieldFrame>
  )
}
