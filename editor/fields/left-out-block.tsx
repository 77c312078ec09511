import { Eye, EyeOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ShownBlock } from '#blocks/block.ts'
import { inDigits } from '#ui/conventions.ts'
import { useEditor } from '../editor-context.ts'
import { entryName } from '../entry-name.ts'
import { definitionOf } from '../field-kind.ts'
import { blockName } from '../field-name.ts'
import { lookAt } from '../pointing/look-at.ts'
import '../look/left-out.css'

/** In the place of a block that visitors are not shown: which one it is, why, and the way to show it. */
export function LeftOutBlock({ block, order }: { block: ShownBlock; order: number }) {
  const { t } = useTranslation()
  const { desk, units } = useEditor()
  const locale = desk.locale()
  const name = entryName(definitionOf(block.type).content, units.get(block.id)?.edited, locale)
  async function show() {
    if (await desk.structure.showBlock(block.id)) lookAt(`[data-block-id="${block.id}"]`)
  }
  return (
    <section className="ed ed-left-out">
      <EyeOff className="ed-i" aria-hidden="true" />
      <p>
        <b>
          {blockName(t, block.type)}
          {name && `: ${name}`}
        </b>
        <span>{t('editor.leftOut', { number: inDigits(order, locale) })}</span>
      </p>
      <button type="button" className="ed-btn outline" onClick={() => void show()}>
        <Eye className="ed-i" aria-hidden="true" />
        {t('editor.showBlock')}
      </button>
    </section>
  )
}
