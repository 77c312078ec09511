import { useTranslation } from 'react-i18next'
import { type Locale, locales } from '#content/text.ts'
import { blockName, fieldName } from '../field-name.ts'
import { MediaThumbnail } from '../media/media-thumbnail.tsx'
import { type Edit, isListEdit, isLocalized, readAt } from '../store/content-path.ts'
import type { Change, Unit } from '../store/units.ts'
import { DialogFrame } from './frame.tsx'
import { inLanguage } from './language-box.tsx'

type ConflictDialogProps = {
  change: Change
  /** With what is stored now. */
  unit: Unit
  onMine: () => void
  onTheirs: () => void
}

/** Two editors changed one text: both values, to choose from. Closing it decides nothing and loses nothing. */
export function ConflictDialog({
  change,
  unit,
  onMine,
  onTheirs,
  onClose,
}: ConflictDialogProps & { onClose: () => void }) {
  const { t } = useTranslation()
  const pairs = change.edits.flatMap((edit) =>
    pairsOf(edit, readAt(unit.content, edit.steps), change.place.kind === 'rich'),
  )
  const steps = change.edits[0]?.steps ?? []
  const isPicture = change.place.kind === 'media'
  const text = isPicture ? 'media.conflictText' : 'editor.conflictText'
  return (
    <DialogFrame
      title={t(isPicture ? 'media.conflictTitle' : 'editor.conflictTitle')}
      subtitle={`${fieldName(t, steps)}, ${blockName(t, unit.type)}`}
      onClose={onClose}
      className="is-medium"
    >
      <div className="ed-body">
        <p className="ed-message">{t(pairs.length > 0 ? text : 'editor.conflictItem')}</p>
        {pairs.map(({ key, locale, mine, theirs, isRich }) => (
          <div className="ed-pair" key={key}>
            <Version name={t('editor.yours')} text={mine} {...{ locale, isRich }} />
            <Version name={t('editor.theirs')} text={theirs} {...{ locale, isRich }} />
          </div>
        ))}
        <footer>
          <button type="button" className="ed-btn outline" onClick={onTheirs}>
            {t('editor.keepTheirs')}
          </button>
          <button type="button" className="ed-btn solid" onClick={onMine}>
            {t('editor.keepYours')}
          </button>
        </footer>
      </div>
    </DialogFrame>
  )
}

type VersionProps = { name: string; text: string; locale?: Locale; isRich: boolean }

function Version({ name, text, locale, isRich }: VersionProps) {
  const language = locale ? inLanguage(locale) : { dir: 'ltr' }
  return (
    <section>
      <div className="ed-lab">
        <b>{name}</b>
      </div>
      {text.startsWith('/uploads/') ? (
        <MediaThumbnail address={text} takes="picture" />
      ) : isRich ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: theirs comes from the server, mine from our own editor
        <div className="ed-version rich" {...language} dangerouslySetInnerHTML={{ __html: text }} />
      ) : (
        <p className="ed-version" {...language}>
          {text}
        </p>
      )}
    </section>
  )
}

type Pair = { key: string; locale?: Locale; mine: string; theirs: string; isRich: boolean }

/** A line for each language, or for a value without one, that both have and that differs. */
function pairsOf(edit: Edit, current: unknown, isRich: boolean): Pair[] {
  // Entries of lists are no text; the sentence above says what they were.
  if (isListEdit(edit)) return []
  const { steps, value } = edit
  const key = steps.join('.')
  if (!isLocalized(value)) return [{ key, mine: written(value), theirs: written(current), isRich: false }]
  const theirs = isLocalized(current) ? current : {}
  const changed = locales.filter((locale) => value[locale] !== undefined && value[locale] !== theirs[locale])
  return changed.map((locale) => {
    return { key: `${key}.${locale}`, locale, mine: value[locale] ?? '', theirs: theirs[locale] ?? '', isRich }
  })
}

const written = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value ?? ''))
