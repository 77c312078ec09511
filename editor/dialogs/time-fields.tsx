import { useTranslation } from 'react-i18next'
import { useEditor } from '../components/editor-context.ts'
import { formatDateTime } from '../components/format-date.ts'
import { fromSiteTime, toSiteTime } from '../components/site-time.ts'
import { PromptField } from '../form/prompt.tsx'

export type Times = { shows_at?: string; hides_at?: string }
type TimeFieldsProps<Content> = { content: Content; onChange: (content: Content) => void }

/**
 * Boxes for the times at which visitors start and stop seeing a page or an item. The boxes are in the site's time zone;
 * the note below each box is in the user's time zone.
 */
export function TimeFields<Content extends Times>({ content, onChange }: TimeFieldsProps<Content>) {
  const { t } = useTranslation()
  const { locale } = useEditor()
  return (
    <div className="ed-two">
      {(['shows_at', 'hides_at'] as const).map((key) => {
        const { [key]: time, ...rest } = content
        return (
          <PromptField
            key={key}
            type="datetime-local"
            label={t(`fields.${key}`)}
            value={toSiteTime(time)}
            note={time && t('pages.yourTime', { when: formatDateTime(locale, time) })}
            onChange={(typed) => {
              const next = fromSiteTime(typed)
              onChange({ ...rest, ...(next && { [key]: next }) } as Content)
            }}
          />
        )
      })}
    </div>
  )
}
