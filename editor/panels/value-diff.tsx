import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { FieldKind } from '#content/schema/fields.ts'
import { inLanguage } from '../dialogs/language-box.tsx'
import { useEditor } from '../editor-context.ts'
import type { ValueChange } from '../history/field-changes.ts'
import { fromDifference, plainWords } from '../history/plain-words.ts'

/** Letters that are shown at once. */
const shownAtOnce = 160

/** A value before and after: words in their language, pictures small; long ones around what differs, or whole. */
export function ValueDiff({ value, kind }: { value: ValueChange; kind: FieldKind | undefined }) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const words = (text: string) => (kind === 'rich' ? plainWords(text) : text)
  const [before, after] = [words(value.before), words(value.after)]
  const isLong = Math.max(before.length, after.length) > shownAtOnce
  const [was, is] = isLong && !isWhole ? fromDifference(before, after) : [before, after]
  const clip = isLong && !isWhole ? 'is-clipped' : ''
  return (
    <div className="ed-diff">
      <div {...(value.locale ? inLanguage(value.locale) : { dir: 'ltr' })}>
        {was && (
          <del className={clip}>
            <Value text={was} kind={kind} name={t('history.before')} />
          </del>
        )}
        {is && (
          <ins className={clip}>
            <Value text={is} kind={kind} name={t('history.after')} />
          </ins>
        )}
      </div>
      {isLong && (
        <button type="button" className="ed-all" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('history.showLess') : t('history.showAll')}
        </button>
      )}
    </div>
  )
}

function Value({ text, kind, name }: { text: string; kind: FieldKind | undefined; name: string }) {
  const { apiBase } = useEditor()
  if (kind !== 'media' || !/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(text)) return text
  return <img src={text.startsWith('/uploads/') ? apiBase + text : text} alt={name} loading="lazy" />
}
