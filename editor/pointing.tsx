import { Pencil } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchRichBox } from './dialogs/rich-box-later.ts'
import { blockName, fieldName } from './field-name.ts'
import type { Places } from './places.ts'
import type { Units } from './store/units.ts'

type Pointed = { field?: Element; block?: Element }

/**
 * Names the field and the block that are pointed at or have the focus. It lies over the page instead of in it, so that
 * the page is laid out as its visitors see it and a field holds its value and nothing else.
 */
export function Pointing({ places, units }: { places: Places; units: Units }) {
  const { t } = useTranslation()
  const [{ field, block }, point] = useState<Pointed>({})
  const [, follow] = useState(0)
  useEffect(() => {
    const onPoint = ({ target }: Event) => {
      const element = target instanceof Element ? target : undefined
      const field = element?.closest('[data-edit-path]') ?? focusedField(element)
      const block = element?.closest('[data-block-id]') ?? undefined
      point((before) => (before.field === field && before.block === block ? before : { field, block }))
    }
    const onMove = () => follow((count) => count + 1)
    document.addEventListener('pointerover', onPoint)
    document.addEventListener('focusin', onPoint)
    addEventListener('scroll', onMove, { passive: true, capture: true })
    addEventListener('resize', onMove)
    return () => {
      document.removeEventListener('pointerover', onPoint)
      document.removeEventListener('focusin', onPoint)
      removeEventListener('scroll', onMove, { capture: true })
      removeEventListener('resize', onMove)
    }
  }, [])

  const place = field?.isConnected ? places.find(field as HTMLElement) : undefined
  const isRich = place?.kind === 'rich'
  useEffect(() => {
    if (isRich) fetchRichBox()
  }, [isRich])
  const type = units.get((block as HTMLElement | undefined)?.dataset.blockId ?? '')?.type
  return (
    <div className="ed" aria-hidden="true">
      {block?.isConnected && type && (
        <div className="ed-frame" style={boxOf(block.firstElementChild)}>
          <span>{blockName(t, type)}</span>
        </div>
      )}
      {field && place && place.kind !== 'media' && (
        <div className="ed-outline" style={boxOf(field)}>
          <span className="ed-tag">
            <Pencil className="ed-i" />
            {fieldName(t, place.steps)}
            {needsKey(field) && <kbd>F2</kbd>}
          </span>
        </div>
      )}
    </div>
  )
}

/** A button that has the focus shows which of its words F2 would open. */
function focusedField(element: Element | undefined): Element | undefined {
  const focused = document.activeElement === element && element?.matches('button, summary, a, [role="tab"]')
  return (focused && element?.querySelector('[data-edit-path]')) || undefined
}

const needsKey = (field: Element) => !field.hasAttribute('tabindex')

function boxOf(element: Element | null) {
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
  return { left, top, width, height }
}
