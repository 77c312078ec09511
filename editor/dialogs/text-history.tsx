import { useTranslation } from 'react-i18next'
import { useEditor } from '../components/editor-context.ts'
import { History } from '../components/icons.tsx'
import type { Place } from '../model/documents/places.ts'

type TextHistoryProps = {
  place: Place
  returnFocusTo: HTMLElement | null
  /** Closes the dialog, after a question if needed. */
  leave: (then: () => void) => void
}

/** Opens the history panel with the changes of this text. */
export function TextHistory({ place, returnFocusTo, leave }: TextHistoryProps) {
  const { t } = useTranslation()
  const { open, may } = useEditor()
  if (!may('history.read')) return null
  const name = t('history.ofText')
  return (
    <button
      type="button"
      className="ed-tool ed-end"
      aria-label={name}
      title={name}
      onClick={() => leave(() => open.history(place, returnFocusTo))}
    >
      <History className="ed-i" />
    </button>
  )
}
