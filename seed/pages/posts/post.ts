import type { ContentInput } from '#blocks/catalogue.ts'
import { t } from '#seed/define.ts'

export type Post = ContentInput<'RESOURCES'>['posts'][number]

/** The words around an article's body. */
export const aroundArticle = {
  backLinkText: t('All resources', 'كل المصادر'),
  shareTitle: t('Share this article', 'شاركوا المقال'),
  tocTitle: t('In this article', 'في هذا المقال'),
}

/** The words around the description of an event. */
export const aroundEvent = {
  backLinkText: t('All resources', 'كل المصادر'),
  shareTitle: t('Tell a colleague', 'أخبروا زميلًا'),
  tocTitle: t('On this page', 'في هذه الصفحة'),
}
