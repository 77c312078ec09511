import { blankBodyItem, blankKinds } from '#content/article-body.ts'
import type { BlockDefinition } from '#content/schema/block-definition.ts'
import { catalogue } from './catalogue.ts'
import startTexts from './start-texts.json' with { type: 'json' }

/** The texts of new blocks, pages, items and parts of articles. */
export const blankTexts = textsIn([
  ...Object.values<BlockDefinition>(catalogue).map(({ blank, collection }) => [
    blank,
    ...[undefined, 'event'].map((type) => collection?.blank({ en: '', ar: '' }, 'new', '2026-01-01', type)),
  ]),
  ...blankKinds.map((type) => blankBodyItem(type, 'new')),
  startTexts,
])

function textsIn(value: unknown): { en: string; ar: string }[] {
  if (typeof value !== 'object' || value === null) return []
  const { en, ar } = value as { en?: unknown; ar?: unknown }
  if (typeof en === 'string' && typeof ar === 'string') return [{ en, ar }]
  return Object.values(value).flatMap(textsIn)
}
