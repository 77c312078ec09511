import { useTranslation } from 'react-i18next'
import { type BilingualText, locales } from '#content/locale.ts'
import { LanguageBox } from '../../../components/language-box.tsx'
import { PlainTextBox } from '../../plain-text-box.tsx'
import { RichTextBox } from '../../rich-text/rich-text-box.lazy.ts'
import { type FieldProps, useForm } from '../form-context.ts'
import { FieldFrame } from './field-frame.tsx'

/** A text in both languages, side by side. */
export function TextField({ field, at, name, note: hint }: FieldProps) {
  const { t } = useTranslation()
  const { read, readBefore, change } = useForm()
  const text = (read(at) ?? {}) as Partial<BilingualText>
  const before = readBefore(at) as Partial<BilingualText> | undefined
  const names = { en: t('editor.english'), ar: t('editor.arabic') }
  const Box = field.kind === 'rich' ? RichTextBox : PlainTextBox
  return (
    <FieldFrame at={at} name={name} note={hint}>
      <div className="ed-form-pair">
        {locales.map((locale) => (
          <LanguageBox
            key={locale}
            locale={locale}
            text={text}
            isChanged={before !== undefined && (before[locale] ?? '') !== (text[locale] ?? '')}
          >
            {(id, note) => (
              <Box
                id={id}
                label={names[locale]}
                locale={locale}
                value={text[locale] ?? ''}
                onChange={(value) => change({ path: at, value: { [locale]: value } })}
                note={note}
                isLong={false}
                isFirst={false}
              />
            )}
          </LanguageBox>
        ))}
      </div>
    </FieldFrame>
  )
}
