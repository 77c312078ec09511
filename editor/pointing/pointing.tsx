import { ImageUp, Pencil } from 'lucide-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Desk } from '../desk.ts'
import { PathBox } from '../dialogs/path-box-later.ts'
import { RichBox } from '../dialogs/rich-box-later.ts'
import { fieldName } from '../field-name.ts'
import { MediaDialog } from '../media/media-dialog-later.ts'
import type { Place } from '../places.ts'
import { isLocalized, readAt } from '../store/content-path.ts'
import { BlockTools } from '../tools/block-tools.tsx'
import { EntryTools } from '../tools/entry-tools.tsx'
import { translationOf } from '../translation.ts'
import { boxInBlock, boxOf, boxOfBlock, entryElement, isInSight, outlineOf, useFollowing } from './boxes.ts'
import { useHints } from './hints.ts'
import { useKeptApart } from './keep-apart.ts'
import { usePointed } from './pointed.ts'
import { useToolsKey } from './tools-key.ts'

/**
 * Names the field and the block that are pointed at or have the focus, and offers the tools of its block and entry. It
 * lies over the page instead of in it, so that the page is laid out as its visitors see it and a field holds its value
 * and nothing else.
 */
export function Pointing({ desk }: { desk: Desk }) {
  const { t } = useTranslation()
  const pointed = usePointed(desk.lists)
  const { field, block, entry } = pointed
  useToolsKey()
  useHints()
  useKeptApart(pointed)
  const place = field?.isConnected ? desk.places.find(field) : undefined
  const kind = place?.kind
  const isLink = place?.linkSteps !== undefined
  useEffect(() => {
    if (kind === 'rich') RichBox.fetch()
    if (kind === 'media') MediaDialog.fetch()
    if (isLink) PathBox.fetch()
  }, [kind, isLink])
  const Sign = kind === 'media' ? ImageUp : Pencil
  const element = entry && entryElement(entry)
  // A finger points at nothing else when it scrolls. Tools that have the focus keep it.
  const isAway =
    block &&
    ![...block.children].some((part) => isInSight(part, block)) &&
    !document.activeElement?.closest('.ed-keeps')
  useFollowing(
    Boolean(block),
    () => {
      const moved = entry && entryElement(entry)
      return [
        ...(block?.isConnected ? [boxOfBlock(block)] : []),
        ...(field?.isConnected ? [boxOf(field)] : []),
        ...(moved ? [boxOf(moved)] : []),
      ]
    },
    desk,
  )
  if (isAway) return null
  return (
    <>
      <div className="ed" aria-hidden="true">
        {block?.isConnected && <div className="ed-frame" style={boxOfBlock(block)} />}
        {element && block && <div className="ed-entry-outline" style={boxInBlock(element, block)} />}
        {field && block && place && isInSight(field, block) && (
          <div className={`ed-outline ${place.kind === 'media' ? 'is-picture' : ''}`} style={outlineOf(field)}>
            <span className="ed-tag">
              <Sign className="ed-i" />
              {place.kind === 'media' ? field.getAttribute('aria-label') : fieldName(t, place.steps)}
              {isUntranslated(desk, place) && <span className="is-missing">{t('editor.notTranslated')}</span>}
              {needsKey(field) && <kbd>F2</kbd>}
            </span>
          </div>
        )}
      </div>
      {entry && <EntryTools key={`${entry.list}/${entry.id}`} desk={desk} entry={entry} backTo={field} />}
      {block?.isConnected && <BlockTools key={block.dataset.blockId} desk={desk} block={block} />}
    </>
  )
}

/** Whether the field's Arabic is missing, the English again, or what a new block came with. */
function isUntranslated({ units }: Desk, { unit, steps }: Place): boolean {
  const text = readAt(units.get(unit)?.edited, steps)
  return isLocalized(text) && translationOf(text) !== 'there'
}

const needsKey = (field: Element) => !field.hasAttribute('tabindex')
