import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { type BilingualText, type Locale, locales } from '#content/locale.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { MediaBox } from '../../components/media/media-box.tsx'
import { latest } from '../../components/site-time.ts'
import { draftEdits, fieldAddresses } from '../../model/uploads/media-edits.ts'
import { mediaFieldAt } from '../../model/uploads/media-field.ts'
import { RichTextBox } from '../form.lazy.ts'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { LanguageBoxes } from '../language-boxes.tsx'
import { PathBox } from '../links/link-target-box.tsx'
import { describedBy, FieldError, FieldFrame, useField } from './field-frame.tsx'

export function TextField({ field, at, name, note }: FieldProps) {
  const { t } = useTranslation()
  const { read, readBefore, change, errorAt, values } = useForm()
  const id = useId()
  const { labels, usual } = field.schema.input ?? {}
  const isRefused = (locale: Locale) => errorAt([...at, locale]) !== undefined
  const isWhole = errorAt(at) !== undefined && !locales.some(isRefused)
  return (
    <FieldFrame {...{ at, field, name, note }} group={id}>
      <div className="ed-two ed-form-pair">
        <LanguageBoxes
          {...(field.kind === 'rich' && { Box: RichTextBox })}
          {...(labels && { labels: { en: t(`${labels}.en`), ar: t(`${labels}.ar`) } })}
          text={(read(at) ?? {}) as Partial<BilingualText>}
          before={readBefore(at) as Partial<BilingualText> | undefined}
          usual={usual && values?.[usual]}
          invalid={locales.filter((locale) => isWhole || isRefused(locale))}
          error={`${id}-error`}
          onChange={(value) => change({ path: at, value })}
        />
      </div>
    </FieldFrame>
  )
}

export function LinkField(props: FieldProps) {
  const { type, isTouched } = useForm()
  const { open } = useEditor()
  const { name, value = '', set, isInvalid } = useField(props)
  return (
    <div className="ed-form-field" data-field={pathKey(props.at)}>
      <PathBox
        label={name}
        value={value}
        isRefused={isInvalid}
        isOptional={props.field.isOptional}
        onChange={set}
        // Following a link closes the form of the document, and nothing else may be lost by that.
        onFollow={!type || isTouched ? undefined : open.close}
      />
    </div>
  )
}

export function MediaField(props: FieldProps) {
  const { field, at } = props
  const { t } = useTranslation()
  const { schema, uploads, read, readBefore, change } = useForm()
  const { name } = useField(props)
  return (
    <div className="ed-form-field" data-field={pathKey(at)}>
      <MediaBox
        label={name}
        accept={mediaFieldAt(schema, at).accepts}
        isOptional={field.isOptional}
        value={fieldAddresses(schema, read([]), at)}
        onChange={(value) => change(...draftEdits(schema, read([]), readBefore([]), at, value))}
        {...{ uploads, at }}
      />
      {field.schema.input?.hint && <p className="ed-note">{t(field.schema.input.hint)}</p>}
      <FieldError at={at} />
    </div>
  )
}

/** A switch for a boolean. If there is no value, the schema's `default` applies. */
export function SwitchField(props: FieldProps) {
  const id = useId()
  const { name, value, set, isInvalid } = useField<unknown>(props)
  const { schema } = props.field
  const [off, on] = schema.input?.values ?? [false, true]
  const isOn = (value ?? schema.default ?? false) === on
  return (
    <div className="ed-form-field" data-field={pathKey(props.at)}>
      <label className="ed-row ed-form-switch">
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-checked={isOn}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-error`}
          onChange={(event) => set(event.target.checked ? on : off)}
        />
        <span className="ed-form-name">{name}</span>
      </label>
      <FieldError at={props.at} id={`${id}-error`} />
    </div>
  )
}

export function DateField(props: FieldProps) {
  const id = useId()
  const { value = '', set, isInvalid } = useField(props)
  return (
    <FieldFrame {...props} box={id}>
      <input
        id={id}
        type={props.field.kind}
        max={props.field.kind === 'date' ? latest.date : undefined}
        className="ed-form-box"
        value={value}
        {...describedBy(id, isInvalid)}
        onChange={(event) => set(event.target.value)}
      />
    </FieldFrame>
  )
}

/** A country as a two-letter code (ISO 3166-1), with its name beside it. */
export function CountryField(props: FieldProps) {
  const locale = useLocale()
  const id = useId()
  const { value = '', set, isInvalid } = useField(props)
  const isCode = /^[A-Z]{2}$/.test(value)
  const name = isCode ? new Intl.DisplayNames([locale], { type: 'region', fallback: 'none' }).of(value) : undefined
  return (
    <FieldFrame {...props} box={id}>
      <div className="ed-row">
        <input
          id={id}
          className="ed-form-box"
          dir="ltr"
          size={2}
          maxLength={2}
          spellCheck={false}
          autoCapitalize="characters"
          value={value}
          aria-invalid={isInvalid || undefined}
          aria-describedby={`${id}-country ${id}-error`}
          onChange={(event) => set(event.target.value.trim().toUpperCase())}
        />
        <span id={`${id}-country`}>{name}</span>
      </div>
    </FieldFrame>
  )
}
