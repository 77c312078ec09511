import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Change, HistoryEntry } from '#api/history.ts'
import { withoutFocalPoint } from '#content/focal-point.ts'
import { htmlToText } from '#content/html-to-text.ts'
import { markWords } from '#fields/keep-words-whole.ts'
import { useLocale } from '../components/editor-context.ts'
import { MediaThumbnail } from '../components/media-thumbnail.tsx'
import { inLanguage } from '../components/translation-mark.tsx'
import { documentKeyOf } from '../model/documents/documents.ts'
import type { Place } from '../model/documents/places.ts'
import { fieldIn, sequenceName, subjectName, valueName, wholeName } from '../model/history/change-names.ts'
import { type FieldChange, fieldChanges, type ValueChange } from '../model/history/field-changes.ts'

/** The maximum numbers of lines and of characters before a 'show all' button. */
const maxLines = 4
const maxCharacters = 160

const sentences = { create: 'history.added', delete: 'history.deleted', reorder: 'history.rearranged' } as const
const fieldSentences = { added: 'history.added', deleted: 'history.deleted', moved: 'history.rearranged' } as const

export type TextPlace = Pick<Place, 'documentKey' | 'path'>

type HistoryEntriesProps = {
  change: Pick<Change, 'page' | 'entries' | 'files'>
  /** If set, what a change did to other texts is shown only by a 'show all' button. */
  text?: TextPlace | undefined
}

/** `isOfText` is whether it is about the text whose history is shown. */
type Line = { isOfText: boolean; node: ReactNode }

export function HistoryEntries({ change: { page, entries, files }, text }: HistoryEntriesProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [isWhole, setWhole] = useState(false)
  const lines = entries.flatMap((entry, index) => linesOf(entry, index))
  const ofText = lines.filter(({ isOfText }) => isOfText)
  const short = (ofText.length > 0 ? ofText : lines).slice(0, maxLines)

  function linesOf(entry: HistoryEntry, index: number): Line[] {
    const isOfDocument = documentKeyOf(entry.block_id, entry.item_id ?? undefined) === text?.documentKey
    if (entry.action === 'update') {
      const where = subjectName(t, locale, entry)
      return fieldChanges(entry).map((change) => ({
        isOfText: isOfDocument && change.path.every((step, at) => step === text.path[at]),
        node: (
          <Field
            key={[index, change.action, ...change.path].join('/')}
            change={change}
            name={fieldIn(t, locale, change, where)}
            files={files}
          />
        ),
      }))
    }
    // A reorder has an entry for every block or item of the sequence; one line describes them all.
    if (entry.action === 'reorder' && index > 0) return []
    const name = entry.action === 'reorder' ? sequenceName(t, locale, page, entry) : wholeName(t, locale, entry)
    return [{ isOfText: isOfDocument, node: <p key={index}>{markWords(t(sentences[entry.action], { name }), 'p')}</p> }]
  }
  return (
    <>
      {(isWhole ? lines : short).map(({ node }) => node)}
      {lines.length > short.length && <ShowAll isWhole={isWhole} onChange={setWhole} />}
    </>
  )
}

function ShowAll({ isWhole, onChange }: { isWhole: boolean; onChange: (isWhole: boolean) => void }) {
  const { t } = useTranslation()
  return (
    <button type="button" className="ed-link" aria-expanded={isWhole} onClick={() => onChange(!isWhole)}>
      {isWhole ? t('history.showLess') : t('history.showAll')}
    </button>
  )
}

/** The names of uploaded files by their addresses. */
type Files = Change['files']

function Field({ change, name, files }: { change: FieldChange; name: string; files: Files }) {
  const { t } = useTranslation()
  const { action, kind, values } = change
  const named = ({ before, after, locale }: ValueChange) =>
    kind || locale ? { before, after, locale } : { before: valueName(t, before), after: valueName(t, after) }
  return (
    <>
      <p>{markWords(action === 'changed' ? name : t(fieldSentences[action], { name }), 'p')}</p>
      {values.map((value) =>
        kind === 'media' ? (
          <PictureDiff key={value.locale ?? ''} value={value} files={files} />
        ) : (
          <TextDiff key={value.locale ?? ''} value={named(value)} isHtml={kind === 'rich'} />
        ),
      )}
    </>
  )
}

function PictureDiff({ value: { locale, ...value }, files }: { value: ValueChange; files: Files }) {
  const { t } = useTranslation()
  const names = { before: t('history.before'), after: t('history.after') }
  return (
    <div className="ed-stack ed-diff is-pictures">
      {(['before', 'after'] as const).map((when) => {
        const address = withoutFocalPoint(value[when])
        const name = names[when]
        return (
          <figure key={when} className="ed-stack">
            <MediaThumbnail address={address} accepts={/\.\w+$/.test(address) ? 'picture' : 'film'} />
            <figcaption>
              <b>{locale ? [name, t(`language.${locale}`)].join(t('editor.comma')) : name}</b>
              <bdi>{address === '' ? t('history.noPicture') : (files[address] ?? address.split('/').at(-1))}</bdi>
            </figcaption>
          </figure>
        )
      })}
    </div>
  )
}

/** A text before and after a change; a long text is shortened to the part that differs and can be expanded. */
function TextDiff({ value, isHtml }: { value: ValueChange; isHtml: boolean }) {
  const [isWhole, setWhole] = useState(false)
  const textOf = (stored: string) => (isHtml ? htmlToText(stored, '\n') : stored)
  const [before, after] = [textOf(value.before), textOf(value.after)]
  const isLong = Math.max(before.length, after.length) > maxCharacters
  const isClipped = isLong && !isWhole
  const [was, is] = isClipped ? fromDifference(before, after) : [before, after]
  const className = isClipped ? 'is-clipped' : ''
  return (
    <div className="ed-stack ed-diff">
      <div {...(value.locale ? inLanguage(value.locale) : { dir: 'auto' })}>
        {was && <del className={className}>{markWords(was, 'del')}</del>}
        {is && <ins className={className}>{markWords(is, 'ins')}</ins>}
      </div>
      {isLong && <ShowAll isWhole={isWhole} onChange={setWhole} />}
    </div>
  )
}

/** Cuts the common beginning of two long texts, up to shortly before the first difference. */
function fromDifference(before: string, after: string): [string, string] {
  let same = 0
  while (same < before.length && before[same] === after[same]) same++
  const start = same > keptBefore ? before.lastIndexOf(' ', same - keptBefore) + 1 : 0
  return start === 0 ? [before, after] : [`… ${before.slice(start)}`, `… ${after.slice(start)}`]
}

const keptBefore = 40
