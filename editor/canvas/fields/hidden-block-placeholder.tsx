import { useTranslation } from 'react-i18next'
import type { LocalizedBlock } from '#blocks/block.ts'
import { formatNumber } from '#ui/intl.ts'
import { useEditor, useLocale } from '../../components/editor-context.ts'
import { Eye, EyeOff } from '../../components/icons.tsx'
import { scrollIntoViewAndFocus } from '../../components/scroll-to-field.ts'
import { definitionOf } from '../../model/documents/field-schema.ts'
import { blockName, itemTitle } from '../../model/documents/names.ts'

import './hidden-block-placeholder.css'

export function HiddenBlockPlaceholder({ block, order }: { block: LocalizedBlock; order: number }) {
  const { t } = useTranslation()
  const { documents, may } = useEditor()
  const locale = useLocale()
  const name = itemTitle(definitionOf(block.type).content, documents.get(block.id)?.edited, locale)
  async function show() {
    if (await documents.structure.showBlock(block.id)) scrollIntoViewAndFocus(`[data-block-id="${block.id}"]`)
  }
  return (
    <section className="ed ed-row ed-left-out">
      <EyeOff className="ed-i" />
      <p>
        <b>
          {blockName(t, block.type)}
          {name && `: ${name}`}
        </b>
        <span>
          {block.isHidden ? t('editor.hiddenBlock') : t('editor.leftOut', { number: formatNumber(order, locale) })}
        </span>
      </p>
      {may('content.write') && (
        <button type="button" className="ed-btn is-outline" onClick={() => void show()}>
          <Eye className="ed-i" />
          {t('editor.showBlock')}
        </button>
      )}
    </section>
  )
}
