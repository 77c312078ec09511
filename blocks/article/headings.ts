import type { LocalizedContent } from '../catalogue.ts'

type Detail = NonNullable<LocalizedContent<'RESOURCES'>['posts']['items'][number]['detailContent']>
/** The full text of a post, a story or a vacancy. */
export type LocalizedArticle = Pick<Detail, 'backLinkText' | 'intro' | 'shareTitle' | 'tocTitle' | 'body'>
export type BodyItem = NonNullable<Detail['body']>['items'][number]

export const isHeading = ({ type }: BodyItem) => type === 'heading' || type === 'subheading'

/** What a heading is called in its page's addresses; the prefix keeps it apart from the page's own ids. */
export const anchorOf = ({ id }: BodyItem) => `part-${id}`

/** The headings that the sidebar leads to. */
export function headingsOf(article: LocalizedArticle): BodyItem[] {
  return article.body?.items.filter((item) => isHeading(item) && item.content?.html) ?? []
}
