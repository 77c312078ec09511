import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withoutFocalPoint } from '#content/focal-point.ts'
import type { FieldKind } from '#content/schema/fields.ts'
import { inLanguage } from '../components/language-box.tsx'
import { MediaThumbnail } from '../components/media-thumbnail.tsx'
import type { ValueChange } from '../model/history/field-changes.ts'
import { fromDifference, htmlToText } from '../model/history/html-to-text.ts'

/** The maximum number of characters before a text is shortened. */
const shownAtOnce = 160

type ValueDiffProps = {
  value: ValueChange
  kind: FieldKind | undefined
  /** The names of uploaded files by their addresses. */
  files: Record<string, string>
}

/** A value before and after a change: thumbnails with file names, or text. */
export function ValueDiff({ value, kind, files }: ValueDiffProps) {
  return kind === 'media' ? <PictureDiff {...{ value, files }} /> : <WordsDiff {...{ value, kind }} />
}

function PictureDiff({ value: { locale, before, after }, files }: Omit<ValueDiffProps, 'kind'>) {
  const { t } = useTranslation()
  const picture = (name: string, whole: string) => {
    const address = withoutFocalPoint(whole)
    return (
      <figure>
        <MediaThumbnail address={address} takes={/\.\w+$/.test(address) ? 'picture' : 'film'} />
        <figcaption>
          <b>{locale ? [name, t(`language.${locale}`)].join(t('editor.comma')) : name}</b>
          <bdi>{address === '' ? t('history.noPicture') : (files[address] ?? address.split('/').at(-1))}</bdi>
        </figcaption>
      </figure>
    )
  }
  return (
    <div className="ed-diff is-pictures">
      {picture(t('history.before'), before)}
      {picture(t('history.after'), after)}
    </div>
  )
}

/** A text before and after a change; long ones are shortened to the part that differs and can be expanded. */
function WordsDiff({ value, kind }: Omit<ValueDiffProps, 'files'>) {
  const { t } = useTranslation()
  const [isWhole, setWhole] = useState(false)
  const words = (text: string) => (kind === 'rich' ? htmlToText(text) : text)
  const [before, after] = [words(value.before), words(value.after)]
  const isLong = Math.max(before.length, after.length) > shownAtOnce
  const [was, is] = isLong && !isWhole ? fromDifference(before, after) : [before, after]
  const clip = isLong && !isWhole ? 'is-clipped' : ''
  return (
    <div className="ed-diff">
      <div {...(value.locale ? inLanguage(value.locale) : { dir: 'ltr' })}>
        {was && <del className={clip}>{was}</del>}
        {is && <ins className={clip}>{is}</ins>}
      </div>
      {isLong && (
        <button type="button" className="ed-all" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('history.showLess') : t('history.showAll')}
        </button>
      )}
    </div>
  )
}
