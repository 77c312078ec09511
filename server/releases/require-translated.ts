import type { TranslationState } from '#content/translation.ts'
import type { Executor } from '#server/db/schema.ts'
import { conflict } from '#server/errors.ts'
import { siteTexts, type TextSource, textsOfProblem } from '#server/translations/site-texts.ts'
import { documentKey, type ReleaseRow, releasesRepository } from './repository.ts'

const untranslated: TranslationState[] = ['missing', 'placeholder', 'outdated']

/**
 * If the release demands translations and some are missing, placeholders or outdated. `source` is by default live
 * content.
 */
export async function requireTranslated(
  db: Executor,
  { id, requires_translation }: Pick<ReleaseRow, 'id' | 'requires_translation'>,
  source?: TextSource,
): Promise<void> {
  if (!requires_translation) return
  const documents = await releasesRepository(db).documents(id)
  const touched = new Set(documents.filter(({ is_left }) => !is_left).map(documentKey))
  const texts = (await siteTexts(db, source)).filter(
    ({ holder, state }) =>
      untranslated.includes(state) &&
      touched.has(documentKey({ block_id: holder.block_id, item_id: holder.item_id ?? '' })),
  )
  if (texts.length > 0) throw conflict('NOT_TRANSLATED', textsOfProblem(texts))
}
