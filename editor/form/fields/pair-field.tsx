import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { direction, type Locale, locales } from '#content/locale.ts'
import { useEditor } from '../../components/editor-context.ts'
import { TranslationMark } from '../../components/translation-mark.tsx'
import { type FieldProps, pathKey, useForm } from '../form-context.ts'
import { describedBy, FieldFrame } from './field-frame.tsx'

/** A line in each language: a text, or the addresses of a page. */
export function PairField({ field, at }: FieldProps) {
  const { t } = useTranslation()
  const { may } = useEditor()
  const { read, change, errorAt, values } = useForm()
  const id = useId()
  const { line, labels, notes: given, correct } = field.schema.input ?? {}
  const notes = typeof given === 'function' ? given(values ?? {}) : given
  const value = read(at) as Record<Locale, string>
  const isText = line === 'texts'
  // If the Arabic address is '/ar' and the English one, it changes together with the English one.
  const follows = !isText && value.ar === underArabic(value.en)
  const write = (locale: Locale, typed: string) =>
    change({
      path: at,
      value: { ...value, [locale]: typed, ...(locale === 'en' && follows && { ar: underArabic(typed) }) },
    })
  return (
    <div className="ed-two" data-field={pathKey(at)}>
      {locales.map((locale) => {
        const own = [...at, locale]
        const box = `${id}-${locale}`
        const note = notes?.[locale]
        return (
          <FieldFrame
            key={locale}
            at={own}
            box={box}
            name={t(`${labels}.${locale}`)}
            note={note && t(note, { ...values })}
            mark={isText && <TranslationMark locale={locale} text={value} />}
          >
            <input
              id={box}
              className="ed-form-box"
              {...(isText && { lang: locale, readOnly: !may.writeIn(locale) })}
              dir={isText ? direction(locale) : 'ltr'}
              value={value[locale]}
              {...describedBy(box, errorAt(own) !== undefined)}
              onChange={({ target }) => write(locale, target.value)}
              onBlur={() => correct && write(locale, correct(value[locale], locale))}
            />
          </FieldFrame>
        )
      })}
    </div>
  )
}

const underArabic = (path: string) => `/ar/${path.replace(/^\//, '')}`
