import { Languages } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { htmlText } from '#content/html-text.ts'
import type { Locale } from '#content/text.ts'
import { inDigits } from '#ui/conventions.ts'
import type { BarAction } from './bar/actions.tsx'
import type { Desk } from './desk.ts'
import { DialogFrame } from './dialogs/frame.tsx'
import { blockName, fieldName } from './field-name.ts'
import { fetchPlaceholders } from './translation.ts'
import { type Untranslated, untranslatedOnPage } from './untranslated.ts'

type Counted = { action?: BarAction; chip?: ReactNode; list?: ReactNode }

/**
 * How many texts of the page have no Arabic words yet, as an action of the bar and as a chip, both of which open the list
 * that leads to each of them. Nothing where none is missing.
 */
export function useUntranslated(desk: Desk, locale: Locale): Counted {
  const { t } = useTranslation()
  const { units, places } = desk
  const stored = useSyncExternalStore(units.subscribe, units.revision)
  const shown = useSyncExternalStore(places.subscribe, places.revision)
  const [areKnown, setKnown] = useState(false)
  useEffect(() => {
    // Later than what an edit needs at once.
    const timer = setTimeout(() => void fetchPlaceholders().then(() => setKnown(true)), 2_000)
    return () => clearTimeout(timer)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: units and places are read anew with each revision
  const missing = useMemo(() => untranslatedOnPage(desk), [desk, stored, shown, areKnown])
  const [opened, open] = useState<{ backTo: HTMLElement | null }>()
  if (missing.length === 0) return {}
  const total = inDigits(missing.length, locale)
  const title = t('editor.untranslated', { total })
  function follow({ place }: Untranslated) {
    open(undefined)
    void desk.open(place, opened?.backTo ?? null)
  }
  const chip = (
    <button
      type="button"
      className="ed-btn ghost ed-untranslated"
      title={title}
      aria-label={title}
      onClick={(event) => open({ backTo: event.currentTarget })}
    >
      <Languages className="ed-i" aria-hidden="true" />
      <b>{total}</b>
    </button>
  )
  const list = opened && (
    <DialogFrame title={title} onClose={() => open(undefined)} backTo={opened.backTo} className="is-medium">
      <ul className="ed-untranslated-list">
        {missing.map((each) => (
          <li key={[each.place.unit, ...each.place.steps].join('/')}>
            <button type="button" onClick={() => follow(each)}>
              <small>
                {blockName(t, units.get(each.place.unit)?.type ?? 'TEXT')}, {fieldName(t, each.place.steps)}
              </small>
              <span lang="en" dir="ltr">
                {wordsOf(each.english)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </DialogFrame>
  )
  return { action: { label: title, icon: Languages, run: (backTo) => open({ backTo }) }, chip, list }
}

function wordsOf(text: string): string {
  const words = htmlText(text)
  return words.length > 140 ? `${words.slice(0, 139)}…` : words
}
